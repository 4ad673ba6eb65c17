/** Uses the system's colours and fonts: these pages are tools, and work without the site's build. */
export const STYLE = `
:root {
  color-scheme: light dark; font-family: system-ui, sans-serif; line-height: 1.5; scroll-padding: 1rem;
  --line: color-mix(in srgb, CanvasText 22%, Canvas);
  --tint: color-mix(in srgb, CanvasText 5%, Canvas);
  --quiet: color-mix(in srgb, CanvasText 75%, Canvas);
}
* { box-sizing: border-box; }
body { max-inline-size: 72rem; margin: 0 auto; padding: 1rem clamp(1rem, 4vw, 2.5rem) 4rem; overflow-wrap: anywhere; }
h1 { font-size: 1.75rem; line-height: 1.2; margin-block: 1rem 0.5rem; }
h2 { font-size: 1.3rem; line-height: 1.25; margin-block: 2.5rem 0.5rem; }
h3 { font-size: 1.05rem; margin-block: 1.75rem 0.5rem; }
p, li, dd { max-inline-size: 44rem; }
code, pre, tbody th { font-family: ui-monospace, monospace; font-size: 0.92em; }
:focus-visible { outline: 0.15rem solid Highlight; outline-offset: 0.15rem; }
.box { border: thin solid var(--line); background: var(--tint); padding: 0.25rem 1.25rem 1rem; border-radius: 0.5rem; }
.box > h2 { margin-block-start: 0.75rem; }
section.box { margin-block: 1.5rem; }
.narrow { max-inline-size: 52rem; margin: 0 auto; }
.unseen { position: absolute; clip-path: inset(50%); inline-size: thin; block-size: thin; overflow: hidden; }
.words { display: flex; flex-wrap: wrap; gap: 0.35rem 1.25rem; padding: 0; list-style: none; }
.words li, nav a { min-block-size: 1.5rem; }
nav { display: flex; flex-wrap: wrap; gap: 0.5rem 1.5rem; margin-block: 1rem; }
nav ul { columns: 20rem; padding-inline-start: 1.25rem; flex: 1; margin: 0; }
form { display: flex; flex-wrap: wrap; align-items: end; gap: 0.75rem 1rem; margin-block: 0.75rem; }
.field { display: grid; gap: 0.25rem; flex: 0 1 28rem; font-weight: 600; min-inline-size: 0; }
.box .field { margin-block: 1rem; max-inline-size: 44rem; }
input, button { font: inherit; font-weight: 400; padding: 0.4rem 0.75rem; min-block-size: 2.5rem; min-inline-size: 0; max-inline-size: 100%; }
.meanings { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 19rem), 1fr)); gap: 0.75rem 2rem; }
.meanings dt { font-weight: 600; }
.meanings dd { margin: 0; color: var(--quiet); }
.in-force { padding: 0; list-style: none; }
.in-force li { display: flex; flex-wrap: wrap; gap: 0.15rem 1rem; padding-block: 0.35rem; max-inline-size: none; }
.in-force code { font-weight: 700; }
.endpoint { border-block-start: thin solid var(--line); }
summary { cursor: pointer; padding-block: 0.6rem; }
summary code { font-weight: 700; font-size: 1em; }
summary span { color: var(--quiet); margin-inline-start: 0.5rem; }
.mark { background: Mark; color: MarkText; padding: 0.1rem 0.5rem; border-radius: 0.25rem; margin-inline-start: 0.5rem; }
.endpoint > :not(summary) { margin-inline-start: clamp(0rem, 2vw, 1.1rem); }
.endpoint table { margin-block: 0.75rem 1.75rem; inline-size: 100%; }
.endpoint th, .endpoint td { border-block-start: thin solid var(--line); padding-block: 0.45rem; }
.endpoint thead { color: var(--quiet); }
[aria-current] { background: Mark; color: MarkText; }
article { margin-block: 2rem; padding-block-start: 1rem; border-block-start: thin solid var(--line); }
.table, pre { overflow-x: auto; }
pre { padding: 0.75rem; border: thin solid var(--line); }
table { border-collapse: collapse; margin-block: 0.75rem; }
caption { text-align: start; font-weight: bold; }
th, td { padding: 0.25rem 1rem 0.25rem 0; text-align: start; vertical-align: top; }
tbody th { font-weight: normal; white-space: nowrap; }
@media (width < 40rem) {
  .endpoint thead { display: none; }
  .endpoint tr { display: block; border-block-start: thin solid var(--line); padding-block: 0.6rem; }
  .endpoint :is(th, td) { display: block; border: 0; padding: 0; }
  .endpoint td:nth-child(2) { color: var(--quiet); }
  summary span { display: block; margin: 0; }
}
`;
