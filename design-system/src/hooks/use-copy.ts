import { useEffect, useState } from 'react';
import { useAnnounce } from '../components/announcer/announcer.tsx';

export type CopyOutcome = 'copied' | 'failed';

/** How long the outcome is shown, ms. */
const SHOWN_FOR = 4000;

/** Copies text to the clipboard. `outcome` is set for a few seconds afterwards, and announced in the given words. */
export function useCopy(words: Record<CopyOutcome, string>) {
  const [outcome, setOutcome] = useState<CopyOutcome>();
  const announce = useAnnounce();

  useEffect(() => {
    if (!outcome) return;
    const timer = setTimeout(() => setOutcome(undefined), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [outcome]);

  const copy = async (text: string) => {
    const result = await write(text);
    setOutcome(result);
    announce(words[result]);
  };
  return { copy, outcome };
}

/** The clipboard does not exist on insecure origins and may be blocked on others. */
async function write(text: string): Promise<CopyOutcome> {
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    return 'failed';
  }
}
