import { Banner, Button, Cluster, CopyButton, Disclosure, IconButton, Stack, Text } from '@site/design-system';
import { linkQuery } from '../../settings.ts';
import { nearestOverride } from '../../states/nearest-override.ts';
import { meaningOf, readOverrides, type UnknownOverride } from '../../states/overrides.ts';
import { newDataset, type MockedSite } from '../mocked-site.ts';
import styles from '../mock-panel.module.css';

/** What is set, with what takes it back and what passes it on. */
export function InForce({ site }: { site: MockedSite }) {
  const { settings, apply } = site;
  const { unknown } = readOverrides(settings.overrides);
  const remove = (override: string) =>
    apply({ ...settings, overrides: settings.overrides.filter((each) => each !== override) });
  const replace = (override: string, other: string) =>
    apply({ ...settings, overrides: settings.overrides.map((each) => (each === override ? other : each)) });
  return (
    <Stack gap={3}>
      {unknown.map((each) => (
        <Unknown key={each.override} {...each} onReplace={(other) => replace(each.override, other)} />
      ))}
      {settings.overrides.length === 0 ? (
        <Text size="sm" muted>
          No state: every endpoint gives its usual answer.
        </Text>
      ) : (
        <ul className={styles.words}>
          {settings.overrides.map((override) => (
            <li key={override} className={styles.word}>
              <span>
                <code>{override}</code>{' '}
                <span className={styles.aside}>
                  {unknown.some((each) => each.override === override) ? '' : meaningOf(override)}
                </span>
              </span>
              <IconButton
                id={`remove-${override}`}
                icon="close"
                size="sm"
                label={`Remove ${override}`}
                onClick={() => remove(override)}
              />
            </li>
          ))}
        </ul>
      )}
      <Cluster gap={2}>
        <CopyButton size="sm" label="Copy link" text={linkTo(site)} />
        {settings.dataset && (
          <CopyButton size="sm" label="Copy link with my data" text={linkTo(site, { withData: true })} />
        )}
        <Button
          id="reset"
          size="sm"
          variant="quiet"
          start="refresh"
          onClick={() => apply({ overrides: [], clockAhead: 0, dataset: newDataset() })}
        >
          Reset everything
        </Button>
      </Cluster>
      <Text size="sm" muted>
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

interface UnknownProps extends UnknownOverride {
  onReplace: (other: string) => void;
}

function Unknown({ override, problem, choices, onReplace }: UnknownProps) {
  const nearest = nearestOverride(override);
  const use = nearest && (
    <Button id={`use-${nearest}`} size="sm" variant="secondary" onClick={() => onReplace(nearest)}>
      Use {nearest}
    </Button>
  );
  return (
    <Banner status="danger" title={problem} actions={use}>
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
