import { OutcomeButton, type ActionButtonProps } from '../copy-button/outcome-button.tsx';
import { useCopy } from '../../hooks/use-copy.ts';
import { shareNatively } from './share-natively.ts';

export interface ShareButtonProps extends Omit<ActionButtonProps, 'title'> {
  /** Title of what is shared. */
  title: string;
  /** Absolute address of what is shared. */
  url: string;
  label?: string;
}

const words = { copied: 'Link copied', failed: 'Could not copy the link' };

/**
 * Shares through the device, or copies the link where the device cannot share.
 *
 * **Use it** for a page that people pass on, such as a job or an article.
 * **Not** for any other text: that is a `CopyButton`.
 */
export function ShareButton({ title, url, label = 'Share', ...props }: ShareButtonProps) {
  const { copy, outcome } = useCopy(words);
  const share = async () => {
    if ((await shareNatively({ title, url })) === 'unavailable') await copy(url);
  };
  return (
    <OutcomeButton {...props} icon="share" label={label} outcome={outcome} words={words} onClick={() => void share()} />
  );
}
