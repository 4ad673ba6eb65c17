import { Banner, DescriptionList, Text } from '@site/design-system';
import { answer, noReducedRestLeft, rules as ruleWords } from '../../content/hours-calculator.ts';
import { allowancesOf, type Allowance, type Allowances, type Shift } from './allowances.ts';
import { DayStrip } from './day-strip.tsx';
import { clockText, durationText } from './time-text.ts';
import styles from './hours-answer.module.css';

/** What the rules leave of a shift, with the rule behind each figure. */
export function HoursAnswer({ shift }: { shift: Shift }) {
  const allowances = allowancesOf(shift);
  const { now, today, rules, rest } = allowances;
  const broken = rules.filter(({ over }) => over > 0);
  return (
    <>
      {broken.length > 0 && (
        <Banner tone="danger" title={answer.broken}>
          {broken.map(({ rule }) => (
            <p key={rule}>{ruleWords[rule].over}</p>
          ))}
        </Banner>
      )}
      {allowances.noReducedRestLeft && <Banner tone="warning">{noReducedRestLeft}</Banner>}
      <div className={styles.summary}>
        <div className={styles.now}>
          <output className={styles.headline}>
            {now.left > 0 ? answer.mayDrive : answer.mayNotDrive}{' '}
            {now.left > 0 && (
              <>
                <strong className={styles.figure}>{durationText(now.left)}</strong>{' '}
                <span>
                  {answer.until} {clockText(shift.now + now.left)}
                </span>
              </>
            )}
          </output>
          <Text>{ruleWords[now.rule].why}</Text>
        </div>
        <DescriptionList
          layout="inline"
          items={[
            { term: answer.leftToday, description: durationText(today) },
            { term: answer.nextBreak, description: nextBreak(shift, allowances) },
            {
              term: answer.dailyRest,
              description: `${durationText(rest.length)}, ${answer.by} ${clockText(rest.startsBy)}`,
            },
          ]}
        />
      </div>
      <DayStrip shift={shift} allowances={allowances} />
      <ul className={styles.rules}>
        {rules.map((allowance) => (
          <RuleLine key={allowance.rule} {...allowance} />
        ))}
      </ul>
    </>
  );
}

function nextBreak({ now }: Shift, { rules: [untilBreak], today, breakLength }: Allowances): string {
  if (!untilBreak || untilBreak.left >= today) return answer.noBreak;
  const due = untilBreak.left === 0 ? answer.immediately : `${answer.by} ${clockText(now + untilBreak.left)}`;
  return `${durationText(breakLength)}, ${due}`;
}

function RuleLine({ rule, used, limit, left, over }: Allowance) {
  return (
    <li className={styles.rule} data-over={over > 0 || undefined}>
      <p>{ruleWords[rule].name}</p>
      <p className={styles.left}>
        {over > 0 ? `${durationText(over)} ${answer.over}` : `${durationText(left)} ${answer.left}`}
      </p>
      <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true" className={styles.gauge}>
        <rect width="100" height="4" className={styles.track} />
        <rect width={Math.min(100, (used / limit) * 100)} height="4" className={styles.used} />
      </svg>
      <p className={styles.share}>
        {durationText(used)} {answer.of} {durationText(limit)}
      </p>
    </li>
  );
}
