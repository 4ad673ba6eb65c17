/** Uses system colours and fonts: the page is a tool, and works without the site's build. */
export const STYLE = `
:root { color-scheme: light dark; font-family: system-ui, sans-serif; line-height: 1.5; }
body { max-inline-size: 72rem; margin: 0 auto; padding: 1rem; }
nav ul { columns: 20rem; padding-inline-start: 1.25rem; }
code, pre, tbody th { font-family: ui-monospace, monospace; }
article { margin-block: 2rem; padding-block-start: 1rem; border-block-start: thin solid GrayText; }
.table, pre { overflow-x: auto; }
pre { padding: 0.75rem; border: thin solid GrayText; }
table { border-collapse: collapse; margin-block: 0.75rem; }
caption { text-align: start; font-weight: bold; }
th, td { padding: 0.25rem 1rem 0.25rem 0; text-align: start; vertical-align: top; overflow-wrap: anywhere; }
tbody th { font-weight: normal; white-space: nowrap; }
`;
