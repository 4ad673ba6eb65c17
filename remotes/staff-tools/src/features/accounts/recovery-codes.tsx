import { CopyButton, Grid, Stack, Text } from '@site/design-system';
import styles from './recovery-codes.module.css';

/** Codes to keep, in the order of their list. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  return (
    <Stack gap={3}>
      <Grid as="ul" min="xs" gap={2} className={styles.codes} aria-label="Recovery codes">
        {codes.map((code, index) => (
          <li key={`${index} ${code}`}>
            <code>{code}</code>
          </li>
        ))}
      </Grid>
      <div>
        <CopyButton text={codes.join('\n')} label="Copy the codes" variant="secondary" size="sm" />
      </div>
      <Text muted>
        Each opens your account once, with your email address, when you have lost everything else. Keep them on paper or
        in a password manager: they are not shown again.
      </Text>
    </Stack>
  );
}
