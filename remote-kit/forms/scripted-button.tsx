import { Button, LinkButton, useHydrated, type ButtonProps } from '@site/design-system';

export interface ScriptedButtonProps extends Pick<ButtonProps, 'variant' | 'size' | 'icon' | 'children'> {
  /** Leads to the same without scripts. */
  href: string;
  onClick: () => void;
}

/** A button where scripts run; until then, and without them, a link that looks the same. */
export function ScriptedButton({ href, onClick, ...props }: ScriptedButtonProps) {
  return useHydrated() ? <Button {...props} onClick={onClick} /> : <LinkButton {...props} href={href} rel="nofollow" />;
}
