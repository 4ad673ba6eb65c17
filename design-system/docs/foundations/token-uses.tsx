import tokenUses from 'virtual:token-uses';
import { Disclosure } from '../../src/components/disclosure/disclosure.tsx';
import { Link } from '../../src/components/link/link.tsx';
import { addressOf } from '../blocks/show.tsx';
import { needs } from '../which-component/needs.ts';
import styles from './foundations.module.css';

/** What names a token: components and pages, with the number of their style rules, and other tokens. */
export function TokenUses({ of }: { of: string }) {
  const uses = tokenUses[of];
  if (!uses) return <span className={styles.value}>Used by nothing</span>;
  const { components, others, tokens } = uses;
  return (
    <Disclosure summary={<span className={styles.value}>{summaryOf(uses)}</span>} className={styles.uses}>
      <ul className={styles.users}>
        {Object.entries(components).map(([component, rules]) => (
          <li key={component}>
            <Component name={component} /> {inRules(rules)}
          </li>
        ))}
        {Object.entries(others).map(([part, rules]) => (
          <li key={part}>
            {part} {inRules(rules)}
          </li>
        ))}
        {tokens.map((token) => (
          <li key={token}>
            <code>{token}</code>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}

/** A component that is not public has no page. */
function Component({ name }: { name: string }) {
  const need = needs.flatMap((area) => area.needs).find(({ component }) => component === name);
  return need ? <Link href={addressOf(`${need.page}--docs`)}>{name}</Link> : name;
}

const inRules = (rules: number) => `(${rules} ${rules === 1 ? 'rule' : 'rules'})`;

const list = new Intl.ListFormat('en-GB');

function summaryOf({ components, others, tokens }: (typeof tokenUses)[string]): string {
  const counted = (things: number, one: string) => (things === 0 ? [] : `${things} ${one}${things === 1 ? '' : 's'}`);
  return `Used by ${list.format(
    [
      counted(Object.keys(components).length, 'component'),
      counted(tokens.length, 'token'),
      Object.keys(others).length > 0 ? 'pages' : [],
    ].flat(),
  )}`;
}
