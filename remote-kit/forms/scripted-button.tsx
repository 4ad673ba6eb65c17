import { Button, LinkButton, useHydrated, type ButtonProps } from '@site/design-system';

export interface ScriptedButtonProps extends Pick<ButtonProps, 'variant' | 'size' | 'icon' | 'disabled' | 'children'> {
  /** The equivalent address for browsers without JavaScript. */
  href: string;
  onClick: () => void;
}

/** A button once the page is hydrated; until then, and without JavaScript, a link that looks the same. */
export function ScriptedButton({ href, onClick, disabled, ...props }: ScriptedButtonProps) {
  return useHydrated() ? (
    <Button {...props} disabled={disabled} onClick={onClick} />
  ) : (
    <LinkButton {...props} href={href} rel="nofollow" />
  );
}
