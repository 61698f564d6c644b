/// The page of a tool in clients that show apps: it takes the result that the client hands to it, and shows its view.
enum SnippetShell {
    /// The page; the view comes as HTML in the result's embedded page.
    static func page(title: String) -> String {
        """
        <!DOCTYPE html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <meta name="color-scheme" content="light dark">
        <title>\(escaped(title))</title>
        </head>
        <body>
        <main></main>
        <script>\(script)</script>
        </body>
        </html>
        """
    }

    private static func escaped(_ text: String) -> String {
        text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
    }

    /// Introduces the page to its client, puts the view of each result into it, which has no scripts of its own, and
    /// lets its buttons call the tool that presses them.
    ///
    /// - Source: MCP Apps (SEP-1865): `ui/initialize`, `ui/notifications/initialized`, `ui/notifications/tool-result`,
    ///   `ui/open-link`, and `tools/call` from a page.
    private static let script = """
        (() => {
          let last = 1;
          const calls = new Set();
          const post = (message) => parent.postMessage({ jsonrpc: "2.0", ...message }, "*");
          const ask = (method, params) => { last += 1; post({ id: last, method, params }); return last; };
          const press = (action) => {
            if (typeof action === "string") {
              calls.add(ask("tools/call", { name: "\(PressTool.name)", arguments: { button: action } }));
            } else if (action && action.open) {
              ask("ui/open-link", { url: action.open });
            }
          };
          const show = (result) => {
            const page = (result.content || []).find((item) =>
              item.type === "resource" && (item.resource.mimeType || "").startsWith("text/html"));
            if (!page) return;
            const actions = (result._meta || {})["\(PressTool.meta)"] || [];
            const drawn = new DOMParser().parseFromString(page.resource.text, "text/html");
            drawn.querySelectorAll("script").forEach((script) => script.remove());
            document.head.querySelectorAll("style").forEach((style) => style.remove());
            document.head.append(...drawn.head.querySelectorAll("style"));
            document.querySelector("main").replaceChildren(...drawn.querySelector("main").childNodes);
            document.querySelectorAll("[data-press]").forEach((button) => {
              const action = actions[Number(button.dataset.press)];
              if (action) button.addEventListener("click", () => press(action)); else button.disabled = true;
            });
            post({ method: "ui/notifications/size-changed", params: { height: document.documentElement.scrollHeight } });
          };
          addEventListener("message", ({ data, source }) => {
            if (source !== parent || !data) return;
            if (data.id === 1 && data.result) post({ method: "ui/notifications/initialized", params: {} });
            if (data.id !== undefined && calls.delete(data.id) && data.result) show(data.result);
            if (data.method === "ui/notifications/tool-result") show(data.params);
          });
          post({ id: 1, method: "ui/initialize", params: {
            protocolVersion: "2026-01-26", appInfo: { name: "beckon", version: "1" }, appCapabilities: {} } });
        })();
        """
}
