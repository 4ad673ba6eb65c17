import { Button, type ButtonProps } from '../button/button.tsx';
import type { IconName } from '../icon/icons.ts';
import type { CopyOutcome } from '../../hooks/use-copy.ts';

/** A button's own props, for buttons that bring their icon, words and action. */
export type ActionButtonProps = Omit<ButtonProps, 'children' | 'icon' | 'onClick' | 'pending'>;

interface OutcomeButtonProps extends ActionButtonProps {
  icon: IconName;
  label: string;
  outcome: CopyOutcome | undefined;
  words: Record<CopyOutcome, string>;
  onClick: () => void;
}

const icons: Record<CopyOutcome, IconName> = { copied: 'check', failed: 'alert' };

/** A button that says in its own place how the copying went. */
export function OutcomeButton({ icon, label, outcome, words, variant = 'secondary', ...props }: OutcomeButtonProps) {
  return (
    <Button variant={variant} {...props} icon={outcome ? icons[outcome] : icon}>
      {outcome ? words[outcome] : label}
    </Button>
  );
}
