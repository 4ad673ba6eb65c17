/** Uses the system's colours and fonts: the report works without the site's build. */
export const REPORT_STYLE = `
:root {
  color-scheme: light dark; font-family: system-ui, sans-serif; line-height: 1.5; scroll-padding: 1rem;
  --line: color-mix(in srgb, CanvasText 22%, Canvas);
  --tint: color-mix(in srgb, CanvasText 7%, Canvas);
  --quiet: color-mix(in srgb, CanvasText 72%, Canvas);
}
* { box-sizing: border-box; }
body { margin: 0; padding: 1rem clamp(1rem, 3vw, 2.5rem) 4rem; overflow-wrap: anywhere; }
h1 { font-size: 1.75rem; line-height: 1.2; margin-block: 1rem 0.5rem; }
h2 { font-size: 1.35rem; margin-block: 3rem 0.5rem; padding-block-start: 1.5rem; border-block-start: thin solid var(--line); }
h3 { font-size: 1.1rem; margin-block: 2rem 0.25rem; }
h4 { font-size: 1rem; font-weight: 400; margin-block: 1.25rem 0.5rem; }
p { margin-block: 0.5rem; }
code { font-family: ui-monospace, monospace; font-size: 0.92em; background: var(--tint); padding: 0.15rem 0.4rem; border-radius: 0.25rem; user-select: all; box-decoration-break: clone; }
nav ul { columns: 24rem; padding-inline-start: 1.25rem; }
nav span, figcaption { color: var(--quiet); }
h4 span { background: var(--tint); border: thin solid var(--line); border-radius: 1rem; padding: 0.1rem 0.6rem; margin-inline-start: 0.5rem; }
h4 .changed, h4 .failed { background: Mark; color: MarkText; }
.sides { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 1rem; align-items: start; }
figure { margin: 0; }
figcaption { margin-block-end: 0.25rem; }
figure a { display: block; box-sizing: content-box; max-inline-size: calc(100% - 2px); overflow: hidden; border: thin solid var(--line); }
img { display: block; inline-size: 100%; block-size: auto; }
:focus-visible { outline: 0.2rem solid Highlight; outline-offset: 0.15rem; }
pre { margin: 0; padding: 0.75rem; border: thin solid var(--line); background: var(--tint); white-space: pre-wrap; }
@media (width < 48rem) { .sides { grid-template-columns: minmax(0, 1fr); } }
`;
