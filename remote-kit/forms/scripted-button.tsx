import { Button, LinkButton, useHydrated, type ButtonProps } from '@site/design-system';

export interface ScriptedButtonProps extends Pick<ButtonProps, 'variant' | 'size' | 'icon' | 'children'> {
  /** The equivalent address for browsers without JavaScript. */
  href: string;
  onClick: () => void;
}

/** A button once the page is hydrated; until then, and without JavaScript, a link that looks the same. */
export function ScriptedButton({ href, onClick, ...props }: ScriptedButtonProps) {
  return useHydrated() ? <Button {...props} onClick={onClick} /> : <LinkButton {...props} href={href} rel="nofollow" />;
}
