import { Button, LinkButton, useHydrated, type ButtonProps } from '@site/design-system';

export interface ScriptedButtonProps extends Pick<
  ButtonProps,
  'variant' | 'size' | 'start' | 'end' | 'disabled' | 'pending' | 'children'
> {
  /** The equivalent address for browsers without JavaScript. */
  href: string;
  onClick: () => void;
  /** Called when the pointer, a finger or the focus reaches it: a click may follow. */
  onApproach?: () => void;
}

/** A button once the page is hydrated; until then, and without JavaScript, a link that looks the same. */
export function ScriptedButton({
  href,
  onClick,
  onApproach,
  disabled,
  pending = false,
  ...props
}: ScriptedButtonProps) {
  return useHydrated() ? (
    <Button
      {...props}
      disabled={disabled}
      pending={pending}
      onClick={onClick}
      onPointerEnter={onApproach}
      onFocus={onApproach}
      onTouchStart={onApproach}
    />
  ) : (
    <LinkButton {...props} href={href} rel="nofollow" />
  );
}
