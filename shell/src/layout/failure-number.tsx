import { createContext, useContext } from 'react';
import { useMatches } from 'react-router-dom';
import { Container, Text } from '@site/design-system';
import styles from './failure-number.module.css';

/** With what a visitor can tell us which failure they saw. */
export const FailureNumber = ({ value }: { value: string }) => (
  <>
    If you call or write to us about this, please quote{' '}
    <strong translate="no" className={styles.number}>
      {value}
    </strong>
    .
  </>
);

interface FailedPage {
  number: string | undefined;
  /** What the page's loader returned. */
  data: unknown;
}

/** The page of the document, which may have been answered with a failure. */
export const FailedPageContext = createContext<FailedPage>({ number: undefined, data: undefined });

/** The number of a page that says itself what is missing, until it is read again. */
export function FailureNote() {
  const { number, data } = useContext(FailedPageContext);
  const isShown = useMatches().at(-1)?.loaderData === data;
  return (
    number &&
    isShown && (
      <Container className={styles.note}>
        <Text>
          <FailureNumber value={number} />
        </Text>
      </Container>
    )
  );
}
