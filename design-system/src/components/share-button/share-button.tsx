import { OutcomeButton, type ActionButtonProps } from '../copy-button/outcome-button.tsx';
import { useCopy } from '../../hooks/use-copy.ts';
import { shareNatively } from './share-natively.ts';

export interface ShareButtonProps extends Omit<ActionButtonProps, 'title'> {
  /** Title of what is shared. */
  title: string;
  /** Absolute address of what is shared. */
  url: string;
  label?: string;
  /** What happens where the device cannot share: `none` does nothing, and only logs a failure. */
  fallback?: 'copy' | 'none';
}

const words = { copied: 'Link copied', failed: 'Could not copy the link' };

/**
 * Shares through the device and, unless told otherwise, copies the link where the device cannot share.
 *
 * **Use it** for a page that people pass on, such as a job or an article.
 * **Not** for any other text: that is a `CopyButton`.
 */
export function ShareButton({ title, url, label = 'Share', fallback = 'copy', ...props }: ShareButtonProps) {
  const { copy, outcome } = useCopy(words);
  const share = async () => {
    try {
      if (await shareNatively({ title, url })) return;
    } catch (error) {
      if (fallback === 'none') console.error('The page could not be shared:', error);
    }
    if (fallback === 'copy') await copy(url);
  };
  return (
    <OutcomeButton {...props} icon="share" label={label} outcome={outcome} words={words} onClick={() => void share()} />
  );
}
