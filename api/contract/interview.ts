import * as v from 'valibot';
import { required } from './fields.ts';
import { inputObject } from './input.ts';
import { longDate } from './long-date.ts';

/** Slots that an applicant may be offered at once. */
export const MAX_SLOTS = 10;

const INTERVIEW_WAYS = ['place', 'phone', 'video'] as const;
export type InterviewWay = (typeof INTERVIEW_WAYS)[number];

const MINUTE_MS = 60_000;
/** How far clocks in London are ahead of UTC; in the hour that comes twice, the first time is meant. */
const OFFSETS_MS = [60 * MINUTE_MS, 0];

/** '2026-03-05T10:00': what clocks in London show, in the form of a browser's field. */
export const londonClock = (at: Date): string =>
  at.toLocaleString('sv-SE', { timeZone: 'Europe/London', dateStyle: 'short', timeStyle: 'short' }).replace(' ', 'T');

/** When clocks in London show that; undefined for what they never show. */
export const atLondonClock = (clock: string): Date | undefined =>
  OFFSETS_MS.map((offset) => new Date(Date.parse(`${clock}Z`) - offset)).find(
    (at) => !Number.isNaN(at.getTime()) && londonClock(at) === clock,
  );

/** '10am' or '2:30pm', in UK time. */
const timeText = (at: Date): string =>
  at
    .toLocaleTimeString('en-GB', { hour: 'numeric', minute: '2-digit', hourCycle: 'h12', timeZone: 'Europe/London' })
    .replace(/(:00)?\s/, '');

/** 'Thursday, 5 March 2026, 10am to 10:30am, UK time'. */
export function interviewTime({ startsAt, minutes }: Pick<InterviewSlot, 'startsAt' | 'minutes'>): string {
  const start = new Date(startsAt);
  const end = new Date(start.getTime() + minutes * MINUTE_MS);
  const weekday = start.toLocaleDateString('en-GB', { weekday: 'long', timeZone: 'Europe/London' });
  return `${weekday}, ${longDate(start)}, ${timeText(start)} to ${timeText(end)}, UK time`;
}

/** Where it is, or how. */
export function interviewPlace({ way, place }: Pick<InterviewSlot, 'way' | 'place'>): string {
  if (way === 'phone') return 'By phone: we ring you';
  return way === 'video' ? `By video: ${place}` : place;
}

const WHEN = 'Please enter when, in UK time';
const HOW_LONG = 'Please enter how long, in minutes';
const WHERE = 'Please enter where';
const LINK = 'Please enter a link that begins with https://';
const start = v.pipe(
  v.string(WHEN),
  v.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/, WHEN),
  v.check((clock) => atLondonClock(clock) !== undefined, 'Clocks in the UK never show this time'),
);
const minutes = v.pipe(
  v.number(HOW_LONG),
  v.integer(HOW_LONG),
  v.minValue(5, 'At least five minutes'),
  v.maxValue(480, 'At most eight hours'),
);

function isSecureLink(text: string): boolean {
  try {
    const { protocol, username } = new URL(text);
    return protocol === 'https:' && username === '' && !/\s/.test(text);
  } catch {
    return false;
  }
}

/** What staff offer. */
const OfferSchema = v.variant(
  'way',
  [
    inputObject({ start, minutes, way: v.literal('place'), place: required(WHERE, 300) }),
    inputObject({ start, minutes, way: v.literal('phone'), place: v.optional(v.literal('', 'We ring'), '') }),
    inputObject({
      start,
      minutes,
      way: v.literal('video'),
      place: v.pipe(required(LINK, 300), v.check(isSecureLink, LINK)),
    }),
  ],
  'Unknown way',
);
export type InterviewOffer = v.InferOutput<typeof OfferSchema>;

const isSame = (one: InterviewOffer, other: InterviewOffer): boolean =>
  one.start === other.start && one.way === other.way && one.place === other.place;

export const OffersSchema = v.pipe(
  v.array(OfferSchema),
  v.maxLength(MAX_SLOTS, `At most ${MAX_SLOTS} times`),
  v.check(
    (offers) => offers.every((offer, index) => offers.findIndex((each) => isSame(each, offer)) === index),
    'The same time and place twice',
  ),
);

export const SlotSchema = v.object({
  id: v.string(),
  /** ISO 8601, UTC. */
  startsAt: v.string(),
  minutes: v.number(),
  way: v.picklist(INTERVIEW_WAYS),
  /** An address, or a link to a video call; '' where we ring. */
  place: v.string(),
  /** `chosen` by this applicant, `taken` by another, or `over`. */
  state: v.picklist(['open', 'chosen', 'taken', 'over']),
});
export type InterviewSlot = v.InferOutput<typeof SlotSchema>;
