import { CopyButton, Heading, Text } from '@site/design-system';
import { offer } from '../../content/trade-association.ts';
import styles from './voucher.module.css';

/** The member offer as a bus ticket: the discount on the stub, the code on the ticket. */
export function Voucher() {
  const { label, figure, title, text, codeLabel, code, copy, validity } = offer;
  return (
    <div className={styles.ticket} data-tone="paper">
      <Heading level={2} size="md" className={styles.stub}>
        <span className={styles.figure}>{figure} </span>
        <span>{title}</span>
      </Heading>
      <div className={styles.body}>
        <Text weight="bold">{label}</Text>
        <Text muted>{text}</Text>
        <div>
          <Text size="sm" muted>
            {codeLabel}
          </Text>
          <p className={styles.row}>
            <span className={styles.code}>{code}</span>
            <CopyButton text={code} label={copy} />
          </p>
        </div>
        <Text size="sm" weight="bold">
          {validity}
        </Text>
      </div>
    </div>
  );
}
