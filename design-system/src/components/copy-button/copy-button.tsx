import { useCopy } from '../../hooks/use-copy.ts';
import { OutcomeButton, type ActionButtonProps } from './outcome-button.tsx';

export interface CopyButtonProps extends ActionButtonProps {
  /** What is copied. */
  text: string;
  /** What the button says before it is pressed. */
  label: string;
}

const words = { copied: 'Copied', failed: 'Could not copy' };

/**
 * Puts a text on the clipboard and says in its own place, and aloud, how that went.
 *
 * **Use it** for a code or a reference that people paste elsewhere, with the text in view beside it.
 * **Not** for the address of a page: that is a `ShareButton`.
 */
export function CopyButton({ text, label, ...props }: CopyButtonProps) {
  const { copy, outcome } = useCopy(words);
  return (
    <OutcomeButton
      {...props}
      icon="copy"
      label={label}
      outcome={outcome}
      words={words}
      onClick={() => void copy(text)}
    />
  );
}
