/** Where this browser keeps the CSS rule of the brand builder's draft. */
export const DRAFT_RULE = 'brand-draft-rule';

let sheet: HTMLStyleElement | undefined;

/** Shows the document in the kept draft. Its rule is in no cascade layer, so that it replaces every brand’s. */
export function showDraft(): void {
  if (!sheet?.isConnected) sheet = document.head.appendChild(document.createElement('style'));
  sheet.textContent = localStorage.getItem(DRAFT_RULE);
}

export const hideDraft = (): void => sheet?.remove();
