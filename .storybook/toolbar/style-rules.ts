/**
 * Calls `visit` with every rule of the document's style sheets, outer ones first, including those of sheets that are
 * loaded or changed later, some of them more than once. @returns what ends it
 */
export function visitRules(visit: (rule: CSSRule) => void): () => void {
  const visitAll = () => {
    for (const { cssRules } of document.styleSheets) walk(cssRules, visit);
  };
  const later = new MutationObserver(visitAll);
  visitAll();
  later.observe(document.head, { childList: true, subtree: true, characterData: true });
  document.head.addEventListener('load', visitAll, true);
  return () => {
    later.disconnect();
    document.head.removeEventListener('load', visitAll, true);
  };
}

function walk(rules: CSSRuleList, visit: (rule: CSSRule) => void) {
  for (const rule of rules) {
    visit(rule);
    if ('cssRules' in rule) walk(rule.cssRules as CSSRuleList, visit);
  }
}

/**
 * A page cannot set a media feature. Instead, the conditions of all style sheets that ask for it are rewritten to match
 * as they would for a visitor with that setting. @returns what restores them
 */
export function emulateMedia(feature: string, setting: string): () => void {
  const originals = new Map<CSSMediaRule, string>();
  const condition = new RegExp(`\\(${feature}: ([\\w-]+)\\)`, 'g');
  const stop = visitRules((rule) => {
    if (!(rule instanceof CSSMediaRule) || !rule.media.mediaText.includes(`(${feature}: `)) return;
    originals.set(rule, rule.media.mediaText);
    rule.media.mediaText = rule.media.mediaText.replace(condition, (_, asked) =>
      asked === setting ? '(min-width: 0)' : '(max-width: 0)',
    );
  });
  return () => {
    stop();
    for (const [rule, original] of originals) rule.media.mediaText = original;
  };
}
