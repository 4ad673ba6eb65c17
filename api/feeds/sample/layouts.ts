import { escapeText } from 'entities';
import type { Random } from './random.ts';
import { list, paragraph, sentenceOf } from './words.ts';

/** The parts of one advert, already filled in: layouts only arrange them. */
interface Parts {
  opening: string;
  about: readonly string[];
  duties: readonly string[];
  days: readonly string[];
  closing: string;
  shift: string;
  facts: readonly (readonly [label: string, value: string])[];
  extras: readonly string[];
}

export type Layout = (parts: Parts, random: Random) => string;

const DUTY_HEADINGS = [
  'The role',
  'What you’ll be doing',
  'Key duties',
  'Day to day',
  'Your responsibilities',
  'The work',
];
const HOURS_HEADINGS = ['Hours', 'Shifts', 'When you’ll work', 'Shift pattern'];
const heading = (text: string) => `<h3>${escapeText(text)}</h3>`;
const bold = ([label, value]: readonly [string, string]) =>
  `<strong>${escapeText(label)}:</strong> ${escapeText(value)}`;

const classic: Layout = (parts, random) =>
  [
    paragraph(parts.opening),
    ...parts.about.slice(0, random.int(1, 2)).map(paragraph),
    heading(random.pick(DUTY_HEADINGS)),
    list(parts.duties),
    heading(random.pick(HOURS_HEADINGS)),
    paragraph(`${parts.shift}.`),
    paragraph(parts.closing),
  ].join('');

const factsFirst: Layout = (parts) =>
  [
    `<p>${parts.facts.map(bold).join('<br>')}</p>`,
    paragraph(parts.opening),
    paragraph(`You will ${sentenceOf(parts.duties.slice(0, 4))}.`),
    paragraph(parts.closing),
  ].join('');

const story: Layout = (parts) =>
  [
    paragraph(parts.opening),
    ...parts.days.slice(0, 1).map(paragraph),
    paragraph(
      `${parts.about[0] ?? ''} Hours are as follows: ${parts.shift.charAt(0).toLowerCase()}${parts.shift.slice(1)}.`,
    ),
    paragraph(parts.closing),
  ].join('');

const brief: Layout = (parts) => [paragraph(parts.opening), paragraph(`${parts.shift}. ${parts.closing}`)].join('');

const numbered: Layout = (parts) =>
  [
    paragraph(parts.opening),
    `<p><strong>In your first three months you will:</strong></p>`,
    list(parts.duties.slice(0, 5), 'ol'),
    ...parts.about.slice(0, 2).map(paragraph),
    `<p>${bold(['Working pattern', parts.shift])}</p>`,
    paragraph(parts.closing),
  ].join('\n');

const plainText: Layout = (parts) =>
  [
    parts.opening,
    '',
    ...parts.facts.map(([label, value]) => `${label}: ${value}`),
    '',
    ...parts.duties.map((duty) => `- ${duty}`),
    '',
    parts.about[0] ?? '',
    '',
    parts.closing,
  ].join('\n');

const inDepth: Layout = (parts, random) =>
  [
    paragraph(parts.opening),
    heading('About the employer'),
    ...parts.about.map(paragraph),
    heading(random.pick(DUTY_HEADINGS)),
    list(parts.duties),
    heading('What a day looks like'),
    ...parts.days.map(paragraph),
    heading('The essentials'),
    `<ul>${parts.facts.map((fact) => `<li>${bold(fact)}</li>`).join('')}</ul>`,
    heading(random.pick(HOURS_HEADINGS)),
    paragraph(
      `${parts.shift}. Rotas are published in good time, and swaps are agreed between colleagues and confirmed by the office.`,
    ),
    ...parts.extras.flatMap((extra, index) =>
      index === 0 ? [heading('How we recruit'), paragraph(extra)] : [paragraph(extra)],
    ),
    paragraph(parts.closing),
  ].join('\n');

export const LAYOUTS: readonly { layout: Layout; weight: number }[] = [
  { layout: classic, weight: 30 },
  { layout: factsFirst, weight: 20 },
  { layout: story, weight: 15 },
  { layout: brief, weight: 8 },
  { layout: numbered, weight: 12 },
  { layout: plainText, weight: 9 },
  { layout: inDepth, weight: 8 },
];

export const EXTRAS: readonly string[] = [
  'The process is short. We ring you within a working day, check your documents by video or at the branch, and book an assessment or interview at a time that does not cost you a shift. You will know where you stand at every step, and if the answer is no, we will tell you why.',
  'We work with the employer as their appointed recruitment partner, so your details go to the people who decide and to nobody else. Right-to-work and licence checks are completed before a start date is agreed, and you will be given a written statement of pay, hours and deductions before you accept.',
  'Applications are welcome from everyone, whatever their background. If you need an adjustment to the way we interview or assess, say so when you apply and we will arrange it. Ex-forces drivers and people returning after a break are especially welcome: refresher training is available and paid.',
  'Pay is weekly on a Friday for hours worked to the previous Sunday, with itemised payslips. Holiday accrues from the first shift, and pension enrolment follows the statutory timetable unless you opt in sooner.',
];
