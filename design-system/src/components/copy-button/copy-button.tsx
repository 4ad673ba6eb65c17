import { useCopy } from '../../hooks/use-copy.ts';
import { OutcomeButton, type ActionButtonProps } from './outcome-button.tsx';

export interface CopyButtonProps extends ActionButtonProps {
  /** The text to copy. */
  text: string;
  /** The button's label before it is pressed. */
  label: string;
}

const words = { copied: 'Copied', failed: 'Could not copy' };

/**
 * Copies a text to the clipboard; the button itself and screen readers say whether that worked.
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
