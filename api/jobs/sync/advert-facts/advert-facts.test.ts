import type { Licence, Shift } from '@site/contract';
import { describe, expect, test } from 'vitest';
import { readAdvertFacts, type AdvertFacts } from './index.ts';

const POSTED = new Date('2026-05-01T09:00:00Z');

interface Parts {
  title?: string;
  description?: string;
  requirements?: string;
}

const factsOf = ({ title = 'Operative', description = '', requirements }: Parts): AdvertFacts =>
  readAdvertFacts({
    title,
    description: `<p>${description}</p>`,
    requirements: requirements === undefined ? null : `<ul><li>${requirements}</li></ul>`,
    postedAt: POSTED,
  });

const asListed = <Fact extends string>(facts: string): Fact[] => facts.split(' ').filter(Boolean) as Fact[];

describe('the shifts that a title names', () => {
  test.each([
    ['HGV Class 1 Driver - Nights', 'nights'],
    ['Class 2 Driver (Days)', 'days'],
    ['Night Trunk Driver', 'nights'],
    ['Warehouse Operative, Days and Nights', 'days nights'],
    ['Early Shift Picker', 'earlies'],
    ['Van Driver - Early Starts', 'earlies'],
    ['Loader (Afternoons)', 'lates'],
    ['Order Picker - Twilight', 'lates'],
    ['Bus Driver (Lates)', 'lates'],
    ['Weekend Van Driver', 'weekends'],
    ['Class 1 Driver - 4 on 4 off', 'rotating'],
    ['Warehouse Operative - Rotating Shifts', 'rotating'],
    ['Night Shift Manager', 'nights'],
    ['Same Day Courier', ''],
    ['HGV Driver, Day Rate', ''],
    ['HGV Class 2 Driver - No Nights', ''],
    ['HGV Driver - No Weekends, Days Only', 'days'],
    ['Class 1 Tramper, Four Nights Out', ''],
    ['HGV Class 1 Driver - Home Every Night', ''],
    ['Class 1 Driver, 5 days from 7', ''],
  ])('%s: %s', (title, shifts) => expect(factsOf({ title }).shifts).toEqual(asListed<Shift>(shifts)));
});

describe('the shifts that an advert’s text states', () => {
  test.each([
    ['Monday to Friday nights, average 48 hours.', 'nights'],
    ['Sunday to Thursday nights, starts from 18:00 to 22:00.', 'nights'],
    ['You will be working night shifts.', 'nights'],
    ['Permanent night shift, 22:00 to 06:00.', 'nights'],
    ['Hours: 22:00 to 06:00, Sunday to Thursday, with a night premium of £1.80 an hour', 'nights'],
    ['Hours are as follows: sunday to Thursday, 20:00 to 05:00.', 'nights'],
    ['Shifts: days or nights', 'days nights'],
    ['Shift pattern: earlies, lates and nights in turn', 'nights earlies lates rotating'],
    ['Day shift only.', 'days'],
    ['Four on, four off, days only.', 'days rotating'],
    ['Four on, four off, 06:00 to 18:00.', 'days rotating'],
    ['Monday to Friday, 08:00 to 17:00.', 'days'],
    ['Monday to Friday, 09:00 to 17:30, with one day a week from home.', 'days'],
    ['Working hours: 7am - 4pm, Mon - Fri', 'days'],
    ['Monday to Friday, 07:00 to about 16:00.', 'days'],
    ['06:00 to 14:00, Monday to Friday.', 'earlies'],
    ['Monday to Friday, 6am-2pm.', 'earlies'],
    ['Monday to Friday, 0600-1400.', 'earlies'],
    ['Starts at 04:00, finished by midday.', 'earlies'],
    ['Starts from 02:00 to 04:00, home by early afternoon.', 'earlies'],
    ['Early starts, five days a week.', 'earlies'],
    ['14:00 to 22:00, Monday to Friday.', 'lates'],
    ['Monday to Friday, 14:00 start, finishing around midnight.', 'lates'],
    ['Evening rounds, 15:00 to 23:00, with a late supplement.', 'lates'],
    ['Late shifts, finishing by 01:00, with a late-duty supplement.', 'lates'],
    ['17:00 to 21:00, Monday to Friday.', 'lates'],
    ['Rotating 06:00-14:00 and 14:00-22:00, changing every fortnight.', 'earlies lates rotating'],
    ['Earlies and lates on alternate weeks, with a shift allowance.', 'earlies lates rotating'],
    ['A rotating rota of earlies, lates and middles, 39 hours over five days.', 'earlies lates rotating'],
    ['Saturday and Sunday, 12-hour shifts.', 'weekends'],
    ['Friday, Saturday and Sunday, with enhanced rates both weekend days.', 'weekends'],
    ['Saturday and Sunday rounds, ideal beside a weekday job.', 'weekends'],
    ['Weekend shifts are part of the rota.', 'weekends'],
    ['Able to work a rota that includes some weekends', 'weekends'],
    ['4 on 4 off rotating shift pattern.', 'rotating'],
    ['Continental shifts.', 'rotating'],
    ['Days & nights, rotating.', 'days nights rotating'],
    ['Day and night shifts available.', 'days nights'],
    ['Weekends only.', 'weekends'],
    ['6am/2pm, 2pm/10pm.', 'earlies lates'],
    ['Not just nights: we run a day shift too.', 'days nights'],
  ])('%s: %s', (description, shifts) => expect(factsOf({ description }).shifts).toEqual(asListed<Shift>(shifts)));

  test('a heading about hours speaks for the line below it', () => {
    expect(factsOf({ description: '</p><h3>Shift pattern</h3><p>Days.' }).shifts).toEqual(['days']);
    expect(factsOf({ description: '</p><h3>Pay</h3><p>Days.' }).shifts).toEqual([]);
  });
});

describe('the hours come before the title', () => {
  test.each([
    ['Night Warehouse Operative - Days, 06:00 to 14:00', '', 'days earlies'],
    ['Night Warehouse Operative', 'Monday to Friday, 06:00 to 14:00.', 'earlies'],
    ['Night Warehouse Operative', 'Hours: 08:00 to 17:00', 'days'],
    ['Warehouse Operative (Nights)', '14:00 to 22:00, Monday to Friday.', 'lates'],
    ['Night Warehouse Operative', 'Shift pattern: days', 'days'],
    ['Night Shift Manager', '6am - 2pm, Mon - Fri', 'earlies'],
    ['Day Driver', 'Monday to Friday, 22:00 to 06:00.', 'nights'],
    ['Early Shift Picker', 'Permanent night shift, 22:00 to 06:00.', 'nights'],
    // They agree, or the hours are of both.
    ['Night Warehouse Operative', '22:00 to 06:00, Sunday to Thursday.', 'nights'],
    ['Class 2 Driver (Days)', '06:00 to 14:00, Monday to Friday.', 'days earlies'],
    ['Night Loader', 'Shifts: days or nights', 'days nights'],
    ['Warehouse Operative, Days and Nights', 'Rotating 06:00-14:00 and 22:00-06:00.', 'days nights earlies rotating'],
    ['Weekend Night Driver', 'Hours: 08:00 to 17:00', 'days weekends'],
    // Hours of something else.
    ['Night Trunk Driver', 'The office is open 08:00 to 17:00.', 'nights'],
    ['Night Trunk Driver', 'Interviews on Monday, 09:00 to 16:00.', 'nights'],
    ['Night Trunk Driver', 'Home by 07:00 at the latest.', 'nights'],
  ])('%s, %s: %s', (title, description, shifts) =>
    expect(factsOf({ title, description }).shifts).toEqual(asListed<Shift>(shifts)),
  );
});

describe('words for shifts that state none', () => {
  test.each([
    'No nights, weekends or bank holidays.',
    'There are no night shifts and no weekends.',
    'This is not a night shift.',
    'You will never work nights.',
    'Tired of nights? Come to us.',
    'Regular work without weekend shifts.',
    'Monday to Friday only, no weekends unless you ask for them.',
    'Monday to Friday, out four nights a week, home every weekend.',
    'Nights out paid at £35 tax free.',
    'Happy to be out at least four nights a week',
    'Night-out allowance where it applies',
    'Home every night.',
    'Secure parking for overnight stops.',
    'Shift premium on lates and nights',
    'Overtime at weekends is paid at time and a half.',
    'Weekend overtime available.',
    'Optional weekend shifts.',
    'The odd night shift in December.',
    'Monday to Friday, 07:30 to 12:00, and on call one weekend in four.',
    '45 hours over five days, including one early and one late start a week.',
    'Weekends off.',
    'We are closed Saturday and Sunday.',
    'Reliable transport for early starts',
    'Early finish when the round is done.',
    'Tell dispatch early when a round is running late.',
    '28 days’ holiday.',
    'Four days a week on ten-hour duties.',
    'Any five from seven, with the rota out three weeks ahead.',
    'Starts between 05:00 and 07:00, ten to twelve hours a day.',
    'The canteen is open from 22:00 to 06:00.',
    'Phone lines are open Monday to Friday, 08:00 to 18:00.',
    'Interviews on Monday, 09:00 to 16:00.',
    'School runs: 06:45 to 09:00 and 14:30 to 17:00, term time only.',
    'You rotate between tasks so that nobody spends eight hours on the same aisle.',
    'Follow hygiene and date-rotation rules for food',
    'Full weeks or odd shifts: tell us your availability and we will plan around it.',
    'One changeover a night, and a late night is rare.',
  ])('%s', (description) => expect(factsOf({ description }).shifts).toEqual([]));
});

describe('the licence that a title names', () => {
  test.each([
    ['HGV Class 1 Driver', 'C+E'],
    ['HGV Class 1 (C+E) Driver', 'C+E'],
    ['LGV C+E Driver', 'C+E'],
    ['HGV1 Driver', 'C+E'],
    ['Artic Driver', 'C+E'],
    ['Class One Tramper', 'C+E'],
    ['Class 2 Driver', 'C'],
    ['Cat C Driver', 'C'],
    ['HGV 2 Driver', 'C'],
    ['Rigid Driver (Class 2)', 'C'],
    ['Class 1 & 2 Drivers', 'C C+E'],
    ['7.5 Tonne Driver', 'C1'],
    ['7.5t Multi-Drop Driver', 'C1'],
    ['C1 Driver', 'C1'],
    ['PCV Bus Driver', 'D'],
    ['PSV Driver', 'D'],
    ['D1 Minibus Driver', 'D1'],
    ['Class 2 Driver (Class 1 preferred)', 'C'],
    ['Class 2 Driver - Class 1 Training Available', 'C'],
    ['Trainee HGV Class 2 Driver', ''],
    ['HGV Driver', ''],
    ['3.5 Tonne Van Driver', ''],
    ['Auto Electrician (PSV)', ''],
    ['HGV Technician', ''],
    ['Transport Planner, Class 1 fleet', ''],
  ])('%s: %s', (title, licences) => expect(factsOf({ title }).licences).toEqual(asListed<Licence>(licences)));
});

describe('the licence that a requirement names', () => {
  test.each([
    ['HGV Class 1 (C+E) licence', 'C+E'],
    ['Category C+E', 'C+E'],
    ['Class 1 licence with ADR (tanks), class 3 where fuel is carried', 'C+E'],
    ['HGV Class 2 (category C) licence', 'C'],
    ['Must hold a full C licence', 'C'],
    ['Category C or C+E licence', 'C C+E'],
    ['Class 2 licence, Class 1 an advantage', 'C'],
    ['Class 2 (Class 1 preferred)', 'C'],
    ['C1 entitlement (grandfather rights accepted with CPC)', 'C1'],
    ['PCV (category D or D+E) licence', 'D'],
    ['D1 licence', 'D1'],
    ['D1 or D licence', 'D1 D'],
    ['Categories B, C1 and D1', 'C1 D1'],
    ['Full UK driving licence', 'B'],
    ['A full driving licence', 'B'],
    ['Full UK or EU driving licence held for at least a year', 'B'],
    ['Car licence', 'B'],
    ['Category B licence', 'B'],
    ['Clean driving license', 'B'],
    ['HGV Class 1 and a clean driving licence', 'C+E'],
  ])('%s: %s', (requirements, licences) =>
    expect(factsOf({ requirements }).licences).toEqual(asListed<Licence>(licences)),
  );

  test.each([
    'Driving licence not needed',
    'No driving licence required',
    'A driving licence is preferred',
    'A driving licence is not essential',
    'HGV licence of the right class, with no serious endorsements',
    'HGV licence, newly passed is fine',
    'HGV or PCV licence',
    'A truck licence (counterbalance, reach or LLOP)',
    'Strong knowledge of operator licensing and compliance',
    'Careful about records: they protect your name and the operator’s licence',
    'Two years of planning Class 1 drivers',
    'PSV maintenance experience',
    'Class 1 would be a bonus',
    'SIA licence',
  ])('%s: none', (requirements) => expect(factsOf({ requirements }).licences).toEqual([]));
});

describe('the licence that an advert’s text asks for', () => {
  test.each([
    ['You must hold a Class 2 licence.', 'C'],
    ['Hold a D or D+E licence? We have duties for you.', 'D'],
    ['You will need category C+E and a digital tachograph card.', 'C+E'],
  ])('%s: %s', (description, licences) =>
    expect(factsOf({ description }).licences).toEqual(asListed<Licence>(licences)),
  );

  test.each([
    'Route to 7.5 tonne and Class 2 training after a year.',
    'We pay for your Class 1 licence: training is funded.',
    'The office plans forty Class 1 drivers.',
    'Bring your driving licence to the interview.',
    'Right-to-work and licence checks are completed before you start.',
    'A cosy depot with CE marked machines.',
  ])('%s: none', (description) => expect(factsOf({ description }).licences).toEqual([]));
});

describe('the hours of a week', () => {
  test.each([
    ['48 hours a week.', 48, 48],
    ['40-45 hrs pw.', 40, 45],
    ['You will work 37.5 hours per week.', 37.5, 37.5],
    ['A 40-hour week.', 40, 40],
    ['16 to 24 hours a week, to suit you.', 16, 24],
    ['20 hrs/week.', 20, 20],
    ['45 hours over five days.', 45, 45],
    ['20 hours over four or five mornings.', 20, 20],
    ['Monday to Friday nights, average 48 hours.', 48, 48],
    ['Hours: 40 hours, hybrid: three days on site', 40, 40],
    ['Hours are 42 per week.', null, null],
    ['45 hours guaranteed per week.', null, null],
    ['Overtime at time and a half after 45 hours a week.', null, null],
    ['Up to 60 hours a week.', null, null],
    ['The Working Time Directive limits work to 48 hours a week.', null, null],
    ['Twelve-hour shifts, an average of 10 hours a day.', null, null],
    ['We reply within 24 hours.', null, null],
    ['We need 48 hours notice.', null, null],
    ['Monday to Friday, 06:00 to 14:00.', null, null],
    ['£15.50 an hour.', null, null],
    ['160 hours a month.', null, null],
    ['A site that is open 100 hours a week.', null, null],
  ])('%s', (description, min, max) =>
    expect(factsOf({ description }).weeklyHours).toEqual(min === null ? null : { min, max }),
  );
});

describe('the closing date', () => {
  test.each([
    ['Closing date 30 June 2026.', '2026-06-30'],
    ['Closing date: Tuesday 30th June 2026 at noon', '2026-06-30'],
    ['Closing date: 30 June 2026 at 00:30', '2026-06-30'],
    ['Closing date - 30 June, 17:00', '2026-06-30'],
    ['Closing date: 5pm on Tuesday, 30th of June 2026', '2026-06-30'],
    ['Closing date: 30/06/2026', '2026-06-30'],
    ['Closing date: 30.06.26', '2026-06-30'],
    ['Closing date: 30-06-2026', '2026-06-30'],
    ['Closing date: 2026-06-30', '2026-06-30'],
    ['Closing date: 30-Jun-2026', '2026-06-30'],
    ['Closing date: 30Jun26', '2026-06-30'],
    ["Closing date: 30 June '26", '2026-06-30'],
    ['Closing date: June 30th, 2026', '2026-06-30'],
    ['Closing date: 30/6', '2026-06-30'],
    ['Closing date</p><p>30 June 2026', '2026-06-30'],
    ['<strong>Closing date:</strong></p><p>Tuesday 30 June', '2026-06-30'],
    ['CLOSING DATE FOR APPLICATIONS: 30 JUNE 2026', '2026-06-30'],
    ['The closing date for this role is midnight on 30 June 2026', '2026-06-30'],
    ['Applications close on 5 May.', '2026-05-05'],
    ['Applications close 14/05/2026', '2026-05-14'],
    ['Applications will close at 5pm on 14 May', '2026-05-14'],
    ['This vacancy closes 14 May 2026.', '2026-05-14'],
    ['Closes: 14 May 2026', '2026-05-14'],
    ['Closing 14 May', '2026-05-14'],
    ['Please apply by 1st June 2026.', '2026-06-01'],
    ['Apply online no later than Monday 1 June', '2026-06-01'],
    ['Please send us your CV by 1 June.', '2026-06-01'],
    ['Applications must be received before noon on 1 June', '2026-06-01'],
    ['Applications are due 1 June', '2026-06-01'],
    ['Applications are open until 1 June 2026', '2026-06-01'],
    ['Last day to apply: 1 June', '2026-06-01'],
    ['The deadline for applications is 12 August 2026.', '2026-08-12'],
    ['Application deadline: 12/08/2026', '2026-08-12'],
    ['The advert expires 12 August 2026', '2026-08-12'],
    // Before the advert was posted again on 1 May: over.
    ['Closing date: 14/02/2026', '2026-02-14'],
    ['Closing date: 3 March 2026', '2026-03-03'],
    ['Closing date: 20 April', '2026-04-20'],
    // Of two, the later one.
    ['Closing date 3 March 2026, extended to 12 June 2026', '2026-06-12'],
    ['Closing date for nights: 3 June. Closing date for days: 12 June.', '2026-06-12'],
    ['Closing date: 3 June 2026, interviews on 10 June 2026', '2026-06-03'],
  ])('%s', (description, date) => expect(factsOf({ description }).closesOn).toBe(date));

  test('in a title', () =>
    expect(factsOf({ title: 'Depot Manager (closing date 3 June 2026)' }).closesOn).toBe('2026-06-03'));

  test.each([
    'Apply by 9 January',
    'Closing date: 31 June 2026',
    'Closing date: 06/30/2026',
    'Closing date: 30 June 2024',
    'Closing date: as soon as we have found you',
    'Closing date to be confirmed, you start on 30 June 2026',
    'Closing date: ongoing until 30 June 2026 at the latest',
    'There is no closing date, we interview from 30 June 2026.',
    'You start on 30 June 2026.',
    'The depot closes on 25 December.',
    'A position close to the M62, from 1 June 2026.',
    'Apply by email to start on 1 June 2026.',
    'Applications are read by the depot, interviews are on 1 June.',
    'Closing date</p><p>Interviews are on 1 June 2026',
    'Applications close 24/7',
    'We have been moving freight since 3 March 1986.',
  ])('%s: none', (description) => expect(factsOf({ description }).closesOn).toBeNull());
});
