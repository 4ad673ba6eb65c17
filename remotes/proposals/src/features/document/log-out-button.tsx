import { useState } from 'react';
import { Button } from '@site/design-system';
import styles from './log-out-button.module.css';

export function LogOutButton({ onLogOut }: { onLogOut: () => Promise<void> }) {
  const [pending, setPending] = useState(false);

  const logOut = async () => {
    setPending(true);
    await onLogOut();
    setPending(false);
  };

  return (
    <Button variant="secondary" size="sm" className={styles.logOut} pending={pending} onClick={() => void logOut()}>
      Log out
    </Button>
  );
}
