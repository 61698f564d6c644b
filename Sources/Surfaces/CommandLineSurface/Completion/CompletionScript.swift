/// The scripts that ask this program what can stand at the cursor.
enum CompletionScript {
    /// For bash 4.4 and later.
    ///
    /// Bash takes `=` and `:` for ends of words; the script asks with the words between blanks, and gives back only
    /// what bash replaces.
    static let bash = #"""
        # Completes the words of beckon in bash.
        _beckon() {
            local IFS=$'\n' line word current prefix ends
            local -a words lines
            local before="${COMP_LINE:0:COMP_POINT}"
            COMPREPLY=()

            # The words between blanks, with their quotes.
            word=""
            local quote="" character index
            for (( index = 0; index < ${#before}; index++ )); do
                character="${before:index:1}"
                if [[ $character == '\' && $quote != "'" ]]; then
                    word+="$character${before:index+1:1}"
                    (( index++ ))
                    continue
                fi
                if [[ -z $quote && ( $character == ' ' || $character == $'\t' ) ]]; then
                    [[ -n $word ]] && words+=("$word")
                    word=""
                    continue
                fi
                if [[ -z $quote && ( $character == "'" || $character == '"' ) ]]; then
                    quote="$character"
                elif [[ -n $quote && $character == "$quote" ]]; then
                    quote=""
                fi
                word+="$character"
            done
            current="$word"

            mapfile -t lines < <("${words[0]/#\~/$HOME}" __complete -- "${words[@]:1}" "$current" 2>/dev/null)
            case "${lines[0]}" in
                :files) compopt -o default ; return ;;
                :directories) compopt -o dirnames ; return ;;
            esac

            # What stands before the last end of a word is not replaced.
            prefix=""
            ends=""
            [[ $COMP_WORDBREAKS == *=* ]] && ends+="="
            [[ $COMP_WORDBREAKS == *:* ]] && ends+=":"
            if [[ -n $ends && $current != [\'\"]* && $current == *[$ends]* ]]; then
                prefix="${current%"${current##*[$ends]}"}"
            fi
            for line in "${lines[@]:1}"; do
                word="${line%%$'\t'*}"
                word="${word:${#prefix}}"
                case "$current" in
                    \'*) word="${word//\'/\'\\\'\'}" ;;
                    \"*) word="${word//\"/\\\"}" ;;
                    *) printf -v word '%q' "$word" ;;
                esac
                COMPREPLY+=("$word")
            done
        }
        complete -F _beckon beckon
        """#

    /// For zsh 5 and later.
    static let zsh = #"""
        #compdef beckon
        # Completes the words of beckon in zsh.
        _beckon() {
            local -a lines values described
            local line word description
            lines=("${(@f)$("${words[1]}" __complete -- "${(@)words[2,CURRENT-1]}" "${PREFIX}" 2>/dev/null)}")
            case "${lines[1]}" in
                :files) _files ; return ;;
                :directories) _files -/ ; return ;;
            esac
            for line in "${(@)lines[2,-1]}"; do
                [[ -z $line ]] && continue
                word="${line%%$'\t'*}"
                description=""
                [[ $line == *$'\t'* ]] && description="${line#*$'\t'}"
                values+=("$word")
                described+=("$word${description:+  -- $description}")
            done
            (( ${#values} )) && compadd -U -l -d described -- "${(@)values}"
        }
        if [[ $funcstack[1] == _beckon ]]; then
            _beckon "$@"
        else
            compdef _beckon beckon
        fi
        """#

    /// For fish 3 and later.
    static let fish = #"""
        # Completes the words of beckon in fish.
        function __beckon_complete
            set -l words (commandline -opc)
            set -l current (commandline -ct)
            set -l lines ($words[1] __complete -- $words[2..-1] "$current" 2>/dev/null)
            switch "$lines[1]"
                case :files
                    __fish_complete_path "$current"
                case :directories
                    __fish_complete_directories "$current"
            end
            for line in $lines[2..-1]
                echo -- $line
            end
        end
        complete -c beckon -f -a '(__beckon_complete)'
        """#
}
