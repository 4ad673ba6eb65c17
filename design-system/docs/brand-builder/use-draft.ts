import { useEffect, useState } from 'react';
import { DEFAULT_BRAND, showsDraft } from '../../../.storybook/toolbar/brand.ts';
import { hideDraft, showDraft } from '../../../.storybook/toolbar/draft.ts';
import type { BrandDraft } from './brand-draft.ts';
import { draftOfBrand } from './draft-of-brand.ts';
import { keepDraft, keptDraft } from './kept-draft.ts';

/** The draft that this browser keeps, which the page is shown in for as long as the caller is. */
export function useDraft(): [draft: BrandDraft, change: (change: Partial<BrandDraft>) => void] {
  const [draft, setDraft] = useState(() => keptDraft() ?? draftOfBrand(DEFAULT_BRAND));
  useEffect(() => {
    keepDraft(draft);
    showDraft();
  }, [draft]);
  useEffect(() => (showsDraft ? undefined : hideDraft), []);
  return [draft, (change) => setDraft((current) => ({ ...current, ...change }))];
}
