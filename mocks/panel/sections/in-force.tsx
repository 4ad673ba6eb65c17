import { Banner, Button, Cluster, CopyButton, Disclosure, IconButton, Stack, Text } from '@site/design-system';
import { linkQuery } from '../../settings.ts';
import { nearestTerm } from '../../states/nearest-term.ts';
import { meaningOf } from '../../states/term-meaning.ts';
import { readTerms, type UnknownTerm } from '../../states/terms.ts';
import { newWorld, type MockedSite } from '../mocked-site.ts';
import styles from '../mock-panel.module.css';

/** What is set, with what takes it back and what passes it on. */
export function InForce({ site }: { site: MockedSite }) {
  const { settings, apply } = site;
  const { unknown } = readTerms(settings.terms);
  const remove = (term: string) => apply({ ...settings, terms: settings.terms.filter((each) => each !== term) });
  const replace = (term: string, other: string) =>
    apply({ ...settings, terms: settings.terms.map((each) => (each === term ? other : each)) });
  return (
    <Stack gap={3}>
      {unknown.map((each) => (
        <Unknown key={each.term} {...each} onReplace={(other) => replace(each.term, other)} />
      ))}
      {settings.terms.length === 0 ? (
        <Text size="sm" tone="muted">
          No state: every endpoint gives its usual answer.
        </Text>
      ) : (
        <ul className={styles.words}>
          {settings.terms.map((term) => (
            <li key={term} className={styles.word}>
              <span>
                <code>{term}</code>{' '}
                <span className={styles.aside}>
                  {unknown.some((each) => each.term === term) ? '' : meaningOf(term)}
                </span>
              </span>
              <IconButton
                id={`remove-${term}`}
                icon="close"
                size="sm"
                label={`Remove ${term}`}
                onClick={() => remove(term)}
              />
            </li>
          ))}
        </ul>
      )}
      <Cluster gap={2}>
        <CopyButton size="sm" label="Copy link" text={linkTo(site)} />
        {settings.world && (
          <CopyButton size="sm" label="Copy link with my data" text={linkTo(site, { withData: true })} />
        )}
        <Button
          id="reset"
          size="sm"
          variant="quiet"
          icon="refresh"
          onClick={() => apply({ terms: [], clockAhead: 0, world: newWorld() })}
        >
          Reset everything
        </Button>
      </Cluster>
      <Text size="sm" tone="muted">
        A link leads to this page with the same states and time. With your data, whoever opens it also sees what you
        have sent and changed.
      </Text>
    </Stack>
  );
}

/** The address of the page in view, with what is set. */
function linkTo({ address, settings }: MockedSite, options?: { withData: boolean }): string {
  const url = address();
  const query = [url.search.slice(1), linkQuery(settings, options)].filter(Boolean).join('&');
  return `${url.origin}${url.pathname}?${query}${url.hash}`;
}

interface UnknownProps extends UnknownTerm {
  onReplace: (other: string) => void;
}

function Unknown({ term, problem, choices, onReplace }: UnknownProps) {
  const nearest = nearestTerm(term);
  const use = nearest && (
    <Button id={`use-${nearest}`} size="sm" variant="secondary" onClick={() => onReplace(nearest)}>
      Use {nearest}
    </Button>
  );
  return (
    <Banner tone="danger" title={problem} actions={use}>
      <Disclosure summary="What there is">
        <p className={styles.choices}>
          {choices.map((choice) => (
            <code key={choice}>{choice}</code>
          ))}
        </p>
      </Disclosure>
    </Banner>
  );
}
