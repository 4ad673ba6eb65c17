import { londonClock, MAX_SLOTS, type InterviewSlot } from '@site/contract';

/** The names of the fields of one time that is offered, by number. */
export const offerFields = (number: number) => ({
  date: `slot-${number}-date`,
  time: `slot-${number}-time`,
  minutes: `slot-${number}-minutes`,
  way: `slot-${number}-way`,
  place: `slot-${number}-place`,
});

export const OFFER_NUMBERS = Array.from({ length: MAX_SLOTS }, (_, number) => number);

type Texts = Readonly<Record<string, string>>;

/** The times that were filled in, as the contract has them; one without a day is left out. */
export const offersIn = (texts: Texts) =>
  OFFER_NUMBERS.map(offerFields).flatMap(({ date, time, minutes, way, place }) =>
    texts[date]
      ? [
          {
            start: `${texts[date]}T${(texts[time] ?? '').trim().padStart(5, '0')}`,
            minutes: Number(texts[minutes]),
            way: texts[way],
            place: texts[way] === 'phone' ? '' : texts[place],
          },
        ]
      : [],
  );

/** What the fields hold of times that are offered already, and are to come. */
export const offersOf = (slots: readonly InterviewSlot[]): Texts =>
  Object.fromEntries(
    slots
      .filter(({ state }) => state !== 'over')
      .slice(0, MAX_SLOTS)
      .flatMap(({ startsAt, minutes, way, place }, index) => {
        const [date, time] = londonClock(new Date(startsAt)).split('T');
        const names = offerFields(index);
        return Object.entries({ date, time, minutes: String(minutes), way, place }).map(([name, value]) => [
          names[name as keyof typeof names],
          value ?? '',
        ]);
      }),
  );

/** The fields of times among others. */
export const offersAmong = (texts: Texts): Texts =>
  Object.fromEntries(Object.entries(texts).filter(([name]) => name.startsWith('slot-')));
