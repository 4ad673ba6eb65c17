import { Banner, DescriptionList, Text } from '@site/design-system';
import {
  answer,
  awaited,
  fields as fieldWords,
  noReducedRestLeft,
  rules as ruleWords,
  unanswered,
} from '../../content/hours-calculator.ts';
import { allowancesOf, type Allowance, type Allowances, type Shift } from './allowances.ts';
import { FIELDS, type FieldErrors } from './answers.ts';
import { DayStrip } from './day-strip.tsx';
import { clockText, durationText } from './time-text.ts';
import styles from './hours-answer.module.css';

interface HoursAnswerProps {
  /** Undefined where the answers describe none. */
  shift: Shift | undefined;
  /** What is wrong with the answers, apart from one that is being typed. */
  faults: FieldErrors;
}

/** What the rules leave of a shift, with the rule behind each figure; or what keeps it from being worked out. */
export function HoursAnswer({ shift, faults }: HoursAnswerProps) {
  const allowances = shift && allowancesOf(shift);
  const broken = allowances?.rules.filter(({ over }) => over > 0) ?? [];
  return (
    <>
      {broken.length > 0 && (
        <Banner status="danger" title={answer.broken}>
          {broken.map(({ rule }) => (
            <p key={rule}>{ruleWords[rule].over}</p>
          ))}
        </Banner>
      )}
      {allowances?.noReducedRestLeft && <Banner status="warning">{noReducedRestLeft}</Banner>}
      <div className={styles.summary}>
        <div className={styles.now}>
          {/* One element for both, because screen readers announce what changes in it. */}
          <output className={shift ? styles.headline : styles.unanswered}>
            {shift ? <Headline shift={shift} /> : <Unanswered faults={faults} />}
          </output>
          {allowances && <Text>{ruleWords[allowances.now.rule].why}</Text>}
        </div>
        {shift && allowances && (
          <DescriptionList
            layout="inline"
            items={[
              { term: answer.leftToday, description: durationText(allowances.today) },
              { term: answer.nextBreak, description: nextBreak(shift, allowances) },
              {
                term: answer.dailyRest,
                description: `${durationText(allowances.rest.length)}, ${answer.by} ${clockText(allowances.rest.startsBy)}`,
              },
            ]}
          />
        )}
      </div>
      {shift && allowances && <DayStrip shift={shift} allowances={allowances} />}
      {allowances && (
        <ul className={styles.rules}>
          {allowances.rules.map((allowance) => (
            <RuleLine key={allowance.rule} {...allowance} />
          ))}
        </ul>
      )}
    </>
  );
}

function Headline({ shift }: { shift: Shift }) {
  const { now } = allowancesOf(shift);
  if (now.left === 0) return answer.mayNotDrive;
  return (
    <>
      {answer.mayDrive} <strong className={styles.figure}>{durationText(now.left)}</strong>{' '}
      <span>
        {answer.until} {clockText(shift.now + now.left)}
      </span>
    </>
  );
}

function Unanswered({ faults }: { faults: FieldErrors }) {
  const faulty = FIELDS.filter((field) => faults[field]);
  if (faulty.length === 0) return awaited;
  return (
    <>
      {faulty.map((field) => (
        <span key={field} className={styles.fault}>
          {fieldWords[field].label}: {faults[field]}
        </span>
      ))}
      {unanswered}
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
