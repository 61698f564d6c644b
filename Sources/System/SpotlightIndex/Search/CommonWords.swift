/// Words that nearly every English text has, so that they tell nothing of what is looked for.
enum CommonWords {
    static let english: Set<String> = [
        "a", "about", "all", "also", "an", "and", "any", "are", "as", "at", "be", "been", "but", "by", "can", "could",
        "did", "do", "does", "for", "from", "had", "has", "have", "how", "i", "if", "in", "into", "is", "it", "its",
        "may", "me", "more", "my", "no", "not", "of", "on", "or", "our", "should", "so", "some", "such", "than", "that",
        "the", "their", "them", "then", "there", "these", "they", "this", "to", "was", "we", "were", "what", "when",
        "where", "which", "who", "why", "will", "with", "would", "you", "your",
    ]
}
