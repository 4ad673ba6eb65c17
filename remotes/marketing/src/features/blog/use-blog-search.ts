import { useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { blogSearchHref, parseBlogSearch, unreadIn, type BlogSearch } from './blog-search.ts';

/** How long typing must pause before the address follows, ms. Some browsers refuse faster changes. */
const PAUSE = 400;

/**
 * The search in the address, ahead of which the words that are being typed may be. `typeWords` replaces the address,
 * `open` adds one to the history.
 */
export function useBlogSearch() {
  const [parameters] = useSearchParams();
  const inAddress = parseBlogSearch(parameters);
  const navigate = useNavigate();
  const [text, setText] = useTextOf(inAddress.words ?? '');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const search: BlogSearch = { ...inAddress, words: text.value.trim() || undefined };
  const go = (next: BlogSearch, replace: boolean) => {
    clearTimeout(timer.current);
    setText((latest) => ({ value: next.words ?? '', sent: [...latest.sent, next.words?.trim() ?? ''] }));
    void navigate(blogSearchHref(next), { replace, preventScrollReset: true });
  };
  return {
    search,
    inAddress,
    unread: unreadIn(parameters),
    text: text.value,
    typeWords: (words: string) => {
      setText({ ...text, value: words });
      clearTimeout(timer.current);
      timer.current = setTimeout(() => go({ ...search, words }, true), PAUSE);
    },
    open: (next: BlogSearch) => go(next, false),
  };
}

/**
 * A text that follows the address, unless the address only follows the text. `sent` is what the address was told and
 * may still show, the latest last: on a busy machine it shows the former words after the next ones were sent.
 */
function useTextOf(words: string) {
  const [text, setText] = useState({ value: words, sent: [words] });
  const [known, setKnown] = useState(words);
  if (words !== known) {
    setKnown(words);
    const index = text.sent.lastIndexOf(words);
    setText(index === -1 ? { value: words, sent: [words] } : { ...text, sent: text.sent.slice(index) });
  }
  return [text, setText] as const;
}
