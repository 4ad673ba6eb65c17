import { isDraft, type BrandDraft } from './brand-draft.ts';

/** The draft of the brand builder as this browser keeps it, with its rule computed, so that every story can show it. */
export interface KeptDraft {
  draft: BrandDraft;
  /** The CSS rule of its tokens. */
  rule: string;
}

export const DRAFT_KEY = 'brand-draft';

export const keepDraft = (kept: KeptDraft): void => localStorage.setItem(DRAFT_KEY, JSON.stringify(kept));

/** Undefined if there is none, or none that this version can read. */
export function keptDraft(): KeptDraft | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(DRAFT_KEY) ?? 'null') as Partial<KeptDraft> | null;
    const { draft, rule } = kept ?? {};
    return isDraft(draft) && typeof rule === 'string' ? { draft, rule } : undefined;
  } catch {
    return undefined;
  }
}

let sheet: HTMLStyleElement | undefined;

/** Shows the document in the kept draft. Its rule is in no cascade layer, so that it replaces every brand’s. */
export function showDraft(): void {
  if (!sheet?.isConnected) sheet = document.head.appendChild(document.createElement('style'));
  sheet.textContent = keptDraft()?.rule ?? '';
}

export const hideDraft = (): void => sheet?.remove();
