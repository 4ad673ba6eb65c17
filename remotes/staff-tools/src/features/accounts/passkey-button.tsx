import { useState, type ReactNode } from 'react';
import { Banner, Button, Stack, useHydrated, type ButtonProps } from '@site/design-system';
import { hasPasskeys } from './passkey.ts';

export interface PasskeyButtonProps {
  children: ReactNode;
  variant?: ButtonProps['variant'];
  /** Returns why it failed; undefined when it did not. */
  onPress: () => Promise<string | undefined>;
}

/** A button that has the browser ask for a passkey. Nobody sees it where the browser has no passkeys or no scripts. */
export function PasskeyButton({ children, variant = 'primary', onPress }: PasskeyButtonProps) {
  const [isWaiting, setIsWaiting] = useState(false);
  const [failure, setFailure] = useState<string>();
  const isHydrated = useHydrated();
  if (isHydrated && !hasPasskeys()) return null;
  const press = async () => {
    setFailure(undefined);
    setIsWaiting(true);
    setFailure(await onPress());
    setIsWaiting(false);
  };
  return (
    <Stack gap={2} data-only="scripts">
      {failure !== undefined && (
        <Banner status="danger" live="assertive">
          {failure}
        </Banner>
      )}
      <div>
        <Button variant={variant} start="user" pending={isWaiting} onClick={() => void press()}>
          {isWaiting ? 'Waiting for your passkey…' : children}
        </Button>
      </div>
    </Stack>
  );
}
