import { emulateMedia, visitRules } from './style-rules.ts';

const ACTIVE = '(forced-colors: active)';
/** A background of one colour: a token of the brand or of a meaning, perhaps behind gradients. */
const PAINTED = /var\(--(?:color-|paper|white|[a-z]+-\d{3})/;
const GRADIENT = /[\w-]+-gradient\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g;

/**
 * What the browser's own style sheet says, instead of the page's colours, shadows and gradients. In no layer, so that
 * an important declaration in one comes before it.
 */
const SHEET = `
  :root { color-scheme: dark !important; background: Canvas !important; color: CanvasText !important; }
  :not(svg, svg *), ::before, ::after, ::placeholder { color: revert !important; }
  *, ::before, ::after {
    border-color: revert !important;
    outline-color: revert !important;
    text-decoration-color: revert !important;
    background-color: revert !important;
    background-image: none !important;
    box-shadow: none !important;
    text-shadow: none !important;
  }
  button, input, select, textarea { background-color: Canvas !important; }`;

let restore = () => {};

/**
 * Colours as in a dark contrast theme of the operating system, for the eye: a page cannot turn on the browser's own.
 * The rules for forced colours apply, a painted background becomes the canvas, and all else is as the browser would
 * have it without the page's colours.
 */
export function forceColours(isOn: boolean) {
  restore();
  restore = isOn ? force() : () => {};
}

function force(): () => void {
  const originals = new Map<CSSStyleDeclaration, string>();
  const keep = (style: CSSStyleDeclaration) => originals.has(style) || originals.set(style, style.cssText);
  const stopVisiting = visitRules((rule) => {
    if (rule instanceof CSSMediaRule && rule.media.mediaText.includes(ACTIVE)) {
      for (const { style } of styleRulesIn(rule)) {
        keep(style);
        style.cssText = style.cssText.replaceAll(/(?<! !important);/g, ' !important;');
      }
    } else if (rule instanceof CSSStyleRule && !originals.has(rule.style) && isPainted(rule.style)) {
      keep(rule.style);
      rule.style.setProperty('background-color', 'Canvas', 'important');
    }
  });
  const restoreMedia = emulateMedia('forced-colors', 'active');
  const sheet = document.createElement('style');
  sheet.textContent = SHEET;
  document.head.append(sheet);
  return () => {
    stopVisiting();
    restoreMedia();
    sheet.remove();
    for (const [style, original] of originals) style.cssText = original;
  };
}

function styleRulesIn({ cssRules }: CSSGroupingRule): CSSStyleRule[] {
  return [...cssRules].flatMap((rule) => [
    ...(rule instanceof CSSStyleRule ? [rule] : []),
    ...(rule instanceof CSSGroupingRule || rule instanceof CSSStyleRule ? styleRulesIn(rule as CSSGroupingRule) : []),
  ]);
}

function isPainted(style: CSSStyleDeclaration): boolean {
  const background = style.backgroundColor || style.background;
  const colour = background.replaceAll(GRADIENT, '');
  return PAINTED.test(colour) && !colour.includes('transparent');
}
