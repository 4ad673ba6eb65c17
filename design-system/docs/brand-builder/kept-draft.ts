import { DRAFT_RULE } from '../../../.storybook/toolbar/draft.ts';
import { isDraft, type BrandDraft } from './brand-draft.ts';
import { draftRule } from './draft-tokens.ts';

const DRAFT = 'brand-draft';

/** Keeps a draft in this browser, and its rule, which every story can show without computing it. */
export function keepDraft(draft: BrandDraft): void {
  localStorage.setItem(DRAFT, JSON.stringify(draft));
  localStorage.setItem(DRAFT_RULE, draftRule(draft));
}

/** Undefined if there is none, or none that this version of the page can read. */
export function keptDraft(): BrandDraft | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(DRAFT) ?? 'null');
    return isDraft(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}
