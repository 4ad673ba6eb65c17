import { typeset } from '@site/remote-kit';

export const name = 'Calculator';
export const intro = typeset(
  'Enter what your tachograph shows and see how far it takes you. The figures below are an example: put yours in ' +
    'their place. For one driver under the assimilated rules, on a daily rest that has not been interrupted.',
);

export const groups = { day: 'This shift', week: 'This week and last', rest: 'Breaks and rest' };

export const fields = typeset({
  started: { label: 'Shift started at', hint: '24-hour clock: 06:00' },
  now: { label: 'Time now', hint: 'Or when you set off again' },
  sinceBreak: { label: 'Driving since your last full break', hint: 'Hours and minutes: 1:30' },
  today: { label: 'Driving in this shift', hint: 'All of it, from the start' },
  week: { label: 'Driving this week', hint: 'From Monday 00:00, this shift included' },
  lastWeek: { label: 'Driving last week', hint: 'Monday to Sunday' },
  extended: { label: 'Days over 9 hours this week', hint: 'Before today' },
  reduced: { label: 'Reduced rests', hint: 'Since your last weekly rest' },
  firstPart: { label: 'I have had the first 15 minutes of a split break', hint: 'Since that last full break' },
  rest: { label: 'The rest to come', hint: '' },
});

export const extendedOptions = [
  { value: '0', label: 'None' },
  { value: '1', label: 'One' },
  { value: '2', label: 'Two' },
];
export const reducedOptions = [...extendedOptions, { value: '3', label: 'Three' }];
export const restOptions = typeset([
  { value: 'regular', label: 'Regular: 11 hours' },
  { value: 'reduced', label: 'Reduced: 9 hours' },
  { value: 'split', label: 'Split: 9 hours, after 3 hours taken already' },
]);

export const submit = 'Work it out';

export const errors = typeset({
  clock: 'Please enter a time from 00:00 to 23:59, such as 06:00',
  hours: 'Please enter hours and minutes, such as 4:30, up to 168 hours',
  choice: 'Please choose one of the answers',
  tick: 'Tick this or leave it',
  longerThanShift: 'You cannot have driven for longer than the shift has lasted',
  moreThanToday: 'This cannot be more than all the driving in this shift',
});

/** Before a message, where something was entered. */
export const unusable = (value: string): string => `“${value}” cannot be used. `;

export const unanswered = 'Put right what is marked above, and the answer appears here.';
/** While somebody is typing what is not complete yet. */
export const awaited = 'The answer appears here.';

/** Each rule: what it limits, what ends the driving when it is the tightest, and what is wrong beyond it. */
export const rules = typeset({
  break: {
    name: 'Driving without a full break',
    why: 'After 4 hours 30 minutes of driving you must have had 45 minutes of break.',
    over: 'You have driven for more than 4 hours 30 minutes without a full break. Stop and take it now.',
  },
  day: {
    name: 'Driving today',
    why: 'A day has 9 hours of driving, and 10 hours no more than twice a week.',
    over: 'You have driven for more than this day allows. Do not drive again before your daily rest.',
  },
  week: {
    name: 'Driving this week',
    why: 'A week, from Monday to Sunday, has no more than 56 hours of driving.',
    over: 'You have driven for more than 56 hours this week. Do not drive again before Monday.',
  },
  fortnight: {
    name: 'Driving in two weeks',
    why: 'Any two weeks in a row have no more than 90 hours of driving.',
    over: 'You have driven for more than 90 hours in two weeks. Do not drive again before Monday.',
  },
  shift: {
    name: 'Time until your rest',
    why: 'Your daily rest must be complete within 24 hours of starting the shift.',
    over: 'There is no longer time for this rest within 24 hours of starting. Stop and rest now.',
  },
});

export const answer = {
  mayDrive: 'You may drive for',
  mayNotDrive: 'You may not drive now',
  until: 'without stopping, until',
  nextBreak: 'Next break',
  dailyRest: 'Daily rest',
  leftToday: 'Driving left today',
  by: 'by',
  immediately: 'now',
  of: 'of',
  left: 'left',
  over: 'over',
  broken: 'A rule is already broken',
  noBreak: 'None due before the driving ends',
};

export const noReducedRestLeft = typeset(
  'You have had all three reduced rests, so the next must be 11 hours. The answer counts with that.',
);

export const strip = { past: 'So far', drive: 'Drive', pause: 'Break', spare: 'Other work', rest: 'Rest' };

export const disclaimer = typeset(
  'A guide, not legal advice: it knows only what you enter. Your tachograph, your transport manager and the law decide.',
);
