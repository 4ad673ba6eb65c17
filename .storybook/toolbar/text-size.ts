/** What the toolbar offers, in percent of the browser's usual size. */
export const textSizes = { '100': 'Text 100%', '150': 'Text 150%', '200': 'Text 200%' } as const;

/** As a visitor does who sets a larger text size in the browser. */
export function setTextSize(percent: keyof typeof textSizes) {
  document.documentElement.style.fontSize = percent === '100' ? '' : `${percent}%`;
}
