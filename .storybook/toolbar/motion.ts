const SETTING = /\(prefers-reduced-motion: (reduce|no-preference)\)/g;
const originals = new Map<CSSMediaRule, string>();

const later = new MutationObserver(() => reduceSheets());

/**
 * A page cannot set a media feature. To reduce motion, the `prefers-reduced-motion` conditions of all style sheets,
 * including any loaded later, are rewritten to match as they would for a visitor with that system setting.
 */
export function setMotion(motion: 'system' | 'reduced') {
  later.disconnect();
  document.head.removeEventListener('load', reduceSheets, true);
  for (const [rule, condition] of originals) rule.media.mediaText = condition;
  originals.clear();
  if (motion === 'system') return;
  reduceSheets();
  later.observe(document.head, { childList: true, subtree: true, characterData: true });
  document.head.addEventListener('load', reduceSheets, true);
}

function reduceSheets() {
  for (const { cssRules } of document.styleSheets) reduce(cssRules);
}

function reduce(rules: CSSRuleList) {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule && rule.media.mediaText.includes('prefers-reduced-motion')) {
      originals.set(rule, rule.media.mediaText);
      rule.media.mediaText = rule.media.mediaText.replace(SETTING, (_, setting) =>
        setting === 'reduce' ? '(min-width: 0)' : '(max-width: 0)',
      );
    }
    if ('cssRules' in rule) reduce(rule.cssRules as CSSRuleList);
  }
}
