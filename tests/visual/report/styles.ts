/** In the browser's own colours, light or dark. */
export const styles = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { margin: 0 auto; padding: clamp(16px, 3vw, 32px); max-width: 1600px; }
h1, h2, h3, p { margin: 0; overflow-wrap: anywhere; }
h1 { font-size: 1.75rem; line-height: 1.2; }
h2 { font-size: 1.25rem; }
h3 { font-size: 1rem; }
header, section { display: grid; gap: 12px; justify-items: start; }
section { margin-block-start: 32px; padding-block-start: 24px; border-block-start: 1px solid GrayText; }
section > *, figure, figure > * { min-inline-size: 0; max-inline-size: 100%; }
figure { margin: 0; display: grid; gap: 8px; inline-size: 100%; }
details { inline-size: 100%; }
summary { min-block-size: 44px; align-content: center; }
details figure { margin-block-start: 24px; }
figcaption { display: flex; flex-wrap: wrap; gap: 0 16px; }
fieldset { border: 0; margin: 0; padding: 0; display: flex; flex-wrap: wrap; gap: 0 20px; }
legend { float: inline-start; padding: 0; line-height: 44px; }
label, .range { display: inline-flex; align-items: center; gap: 8px; min-block-size: 44px; }
.range input { inline-size: min(400px, 50vw); min-block-size: 44px; }
button { font: inherit; font-weight: 600; min-block-size: 44px; padding-inline: 20px; }
.approved { font-weight: 600; }
.approved::before { content: '✓ ' / ''; }
:focus-visible, :target { outline: 3px solid Highlight; outline-offset: 2px; }
.stage { overflow: auto; max-block-size: 60vh; display: flex; gap: 16px; align-items: start; }
.stage > div { flex: 1 1 0; min-inline-size: 0; }
.stage p { font-size: 0.875rem; }
img { display: block; box-sizing: border-box; max-inline-size: 100%; border: 1px solid GrayText; background: #fff; }
figure:has([value='side']:checked) :is(.range, .difference) { display: none; }
figure:has([value='difference']:checked) :is(.range, .before, .after) { display: none; }
figure:is(:has([value='swipe']:checked), :has([value='overlay']:checked)) {
  .difference, .stage p { display: none; }
  .stage { display: grid; justify-items: start; }
  .stage > div { grid-area: 1 / 1; }
}
figure:has([value='swipe']:checked) .after { clip-path: inset(0 calc(100% * (1 - var(--after, 0.5))) 0 0); }
figure:has([value='overlay']:checked) .after { opacity: var(--after, 0.5); }
.layers { display: grid; justify-items: start; background: #fff; isolation: isolate; }
.layers > * { grid-area: 1 / 1; }
.layers > :first-child:has(+ .layers) { opacity: 0.2; }
.layers > .layers { background: none; filter: url('#mark'); }
.layers > img + img { mix-blend-mode: difference; }
@media (width < 600px) {
  .stage { flex-direction: column; }
  .stage > div { inline-size: 100%; }
}
`;
