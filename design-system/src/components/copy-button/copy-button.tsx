import { useCopy } from '../../hooks/use-copy.ts';
import { OutcomeButton, type ActionButtonProps } from './outcome-button.tsx';

export interface CopyButtonProps extends ActionButtonProps {
  text: string;
  label: string;
}

const words = { copied: 'Copied', failed: 'Could not copy' };

/** Puts `text` on the clipboard and says so. */
export function CopyButton({ text, label, ...props }: CopyButtonProps) {
  const { copy, outcome } = useCopy(words);
  return <OutcomeButton {...props} icon="copy" label={label} outcome={outcome} words={words} onClick={() => copy(text)} />;
}
