import { Badge, Disclosure, Select, Stack, Text, type SelectOption } from '@site/design-system';
import type { EndpointName } from '@site/contract';
import { lineOf } from '../expectations/index.ts';
import { mocks } from '../mocks.ts';
import { isAnswer, isDelay, isVisitor, MEANINGS, type StateName } from '../states/names.ts';
import { statesOf } from '../states/offered.ts';
import type { Rule } from '../states/rule.ts';
import type { MockedSite } from './mocked-site.ts';
import { ruleFor, ruleOfOthers, withRule, wordsOf } from './rules.ts';
import styles from './mock-panel.module.css';

interface EndpointStatesProps {
  /** Of the entry, and the beginning of its controls' ids. */
  id: string;
  name: EndpointName;
  site: MockedSite;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** An endpoint with the state that it is in, and controls that change it at once. */
export function EndpointStates({ id, name, site, open, onOpenChange }: EndpointStatesProps) {
  const { overrides } = site.settings;
  const words = wordsOf(ruleFor(overrides, name));
  return (
    <Disclosure
      open={open}
      onOpenChange={onOpenChange}
      className={styles.entry}
      summary={
        <span className={styles.summary}>
          <code className={styles.name}>{name}</code>
          {words && <Badge status="warning">{words}</Badge>}
          <span className={styles.aside}>{mocks[name].operation.summary}</span>
        </span>
      }
    >
      {open && <Controls id={id} name={name} site={site} />}
    </Disclosure>
  );
}

function Controls({ id, name, site: { settings, apply, address } }: Pick<EndpointStatesProps, 'id' | 'name' | 'site'>) {
  const { overrides } = settings;
  const states = statesOf(name);
  const rule = ruleFor(overrides, name);
  const others = ruleOfOthers(overrides, name);
  const choose = (changes: Parameters<typeof withRule>[2]) =>
    apply({ ...settings, overrides: withRule(overrides, name, changes) });
  const visitors = states.filter(isVisitor);
  return (
    <Stack gap={3}>
      <div className={styles.controls}>
        <Select
          id={`${id}-answer`}
          name="answer"
          label="Answer"
          value={rule.answer ?? 'ready'}
          options={states.filter(isAnswer).map(optionOf)}
          onChange={({ currentTarget }) => choose({ answer: states.filter(isAnswer).find(isChosen(currentTarget)) })}
        />
        <Select
          id={`${id}-delay`}
          name="delay"
          label="Delay"
          value={rule.delay ?? ''}
          options={[...unless(others.delay, 'none'), ...states.filter(isDelay).map(optionOf)]}
          onChange={({ currentTarget }) => choose({ delay: states.filter(isDelay).find(isChosen(currentTarget)) })}
        />
        {visitors.length > 0 && (
          <Select
            id={`${id}-visitor`}
            name="visitor"
            label="Session"
            value={rule.visitor ?? ''}
            options={[...unless(others.visitor, 'the visitor’s own'), ...visitors.map(optionOf)]}
            onChange={({ currentTarget }) => choose({ visitor: visitors.find(isChosen(currentTarget)) })}
          />
        )}
        {wordsOf(rule) && (
          <Select
            id={`${id}-after`}
            name="after"
            label="Begins"
            value={String(rule.after ?? 0)}
            options={BEGINNINGS}
            onChange={({ currentTarget }) => choose({ after: Number(currentTarget.value) })}
          />
        )}
      </div>
      <Expected name={name} rule={rule} pathname={address().pathname} />
    </Stack>
  );
}

const optionOf = (state: StateName): SelectOption => ({ value: state, label: `${state}: ${MEANINGS[state]}` });
const unless = (set: string | undefined, label: string): SelectOption[] => (set ? [] : [{ value: '', label }]);
const isChosen =
  ({ value }: HTMLSelectElement) =>
  (state: StateName) =>
    state === value;

/** The grammar counts to nine. */
const BEGINNINGS: readonly SelectOption[] = Array.from({ length: 10 }, (_, calls) => ({
  value: String(calls),
  label: calls === 0 ? 'with the first call' : `after ${calls} usual ${calls === 1 ? 'answer' : 'answers'}`,
}));

/** Where the state shows, and how. */
function Expected({ name, rule, pathname }: { name: EndpointName; rule: Rule; pathname: string }) {
  const expectation = mocks[name].shows;
  if (!expectation) return null;
  const { page, how } = expectation;
  const states: StateName[] = [...(rule.delay ? [rule.delay] : []), rule.answer ?? rule.visitor ?? 'ready'];
  return (
    <Stack gap={2}>
      {how && <Text size="sm">{how}</Text>}
      <Text size="sm">
        <strong>You should see:</strong> {states.map((state) => lineOf(expectation, state)).join(' Then: ')}
      </Text>
      {page.split('?')[0] !== pathname && (
        <Text size="sm">
          <a id={`page-of-${name}`} href={page}>
            Open {page}
          </a>
        </Text>
      )}
    </Stack>
  );
}
