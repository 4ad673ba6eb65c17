import { ButtonContent, buttonClass, type ButtonAppearance } from '../button/button-appearance.tsx';
import { Anchor, type AnchorProps } from '../link/link-provider.tsx';

export interface LinkButtonProps extends AnchorProps, ButtonAppearance {
  href: string;
}

/** A link that looks like a button: it goes somewhere; a Button does something. */
export function LinkButton({
  variant = 'primary',
  size = 'md',
  icon,
  iconPosition,
  fullWidth = false,
  className,
  children,
  ...props
}: LinkButtonProps) {
  return (
    <Anchor className={buttonClass({ variant, size, fullWidth, className })} {...props}>
      <ButtonContent icon={icon} iconPosition={iconPosition} size={size}>
        {children}
      </ButtonContent>
    </Anchor>
  );
}
