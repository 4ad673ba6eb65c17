/** In the browser's own colours, light or dark. */
export const styles = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { margin: 0 auto; padding: 24px; max-width: 1600px; }
h1, h2, h3, p { margin: 0; overflow-wrap: anywhere; }
h3 { font-size: 1rem; }
section { margin-block-start: 32px; padding-block-start: 24px; border-block-start: 1px solid GrayText; display: grid; gap: 12px; }
section > *, figure { min-inline-size: 0; }
figure { margin: 0; display: grid; gap: 8px; }
details figure { margin-block-start: 24px; }
figcaption { display: flex; flex-wrap: wrap; gap: 0 16px; }
fieldset { border: 0; margin: 0; padding: 0; display: flex; flex-wrap: wrap; gap: 4px 20px; }
legend { float: inline-start; padding: 0; }
label { display: inline-flex; align-items: center; gap: 6px; min-block-size: 32px; }
.range input { inline-size: min(400px, 50vw); min-block-size: 32px; }
button { font: inherit; font-weight: 600; min-block-size: 44px; padding-inline: 20px; }
:focus-visible { outline: 3px solid Highlight; outline-offset: 2px; }
.stage { overflow: auto; max-block-size: 90vh; display: flex; gap: 16px; align-items: start; }
.stage > div { flex: 1 1 0; min-inline-size: 0; }
.stage p { font-size: 14px; }
img { display: block; max-inline-size: 100%; border: 1px solid GrayText; background: #fff; }
figure:has([value='side']:checked) :is(.range, .difference) { display: none; }
figure:has([value='difference']:checked) :is(.range, .before, .after) { display: none; }
figure:is(:has([value='swipe']:checked), :has([value='overlay']:checked)) {
  .difference, .stage p { display: none; }
  .stage { display: grid; justify-items: start; }
  .stage > div { grid-area: 1 / 1; }
}
figure:has([value='swipe']:checked) .after { clip-path: inset(0 calc(100% * (1 - var(--after, 0.5))) 0 0); }
figure:has([value='overlay']:checked) .after { opacity: var(--after, 0.5); }
`;
