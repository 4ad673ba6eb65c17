import { Button, type ButtonProps } from '../button/button.tsx';
import type { ButtonIcons } from '../button/button-appearance.tsx';
import type { IconName } from '../icon/icons.ts';
import type { CopyOutcome } from '../../hooks/use-copy.ts';

/** Button props for buttons with a fixed icon, label and action. */
export type ActionButtonProps = Omit<ButtonProps, 'children' | ButtonIcons | 'onClick' | 'pending'>;

interface OutcomeButtonProps extends ActionButtonProps {
  icon: IconName;
  label: string;
  outcome: CopyOutcome | undefined;
  words: Record<CopyOutcome, string>;
  onClick: () => void;
}

const icons: Record<CopyOutcome, IconName> = { copied: 'check', failed: 'alert' };

/** A button whose label says whether copying worked. */
export function OutcomeButton({ icon, label, outcome, words, variant = 'secondary', ...props }: OutcomeButtonProps) {
  return (
    <Button variant={variant} {...props} start={outcome ? icons[outcome] : icon}>
      {outcome ? words[outcome] : label}
    </Button>
  );
}
