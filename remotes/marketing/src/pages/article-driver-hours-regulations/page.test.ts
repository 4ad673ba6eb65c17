import { beforeAll, describe, expect, test } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';

const ADDRESS = '/blog/driver-hours-regulations';

describe('the article on drivers’ hours', () => {
  let text: string;
  beforeAll(async () => ({ text } = await renderPage(ADDRESS)));

  test.each([
    ['daily driving is 9 hours, and 10 hours twice a week', 'Daily driving 9 hours 10 hours twice a week'],
    ['4.5 hours of continuous driving need a 45-minute break', 'Continuous driving 4.5 hours then a 45-minute break'],
    ['weekly driving is 56 hours', 'Weekly driving 56 hours'],
    ['fortnightly driving is 90 hours', 'Fortnightly driving 90 hours'],
    ['regular daily rest is 11 hours', 'Regular daily rest 11 hours'],
    ['reduced daily rest is 9 hours', 'Reduced daily rest 9 hours'],
    ['regular weekly rest is 45 hours', 'Regular weekly rest 45 hours'],
    ['reduced weekly rest is 24 hours', 'Reduced weekly rest 24 hours'],
    ['a break is split into 15 and 30 minutes', 'at least 15 minutes first, then at least 30 minutes'],
    ['rests may be reduced three times', 'three reduced rests at most between two weekly rests'],
    ['a daily rest may be split into 3 and 9 hours', 'the first part is at least 3 hours'],
    ['two drivers have 30 hours', 'each needs 9 hours of rest within 30 hours of starting'],
    ['a rest on a ferry may be interrupted', 'interrupted twice, for an hour in all'],
    ['a reduced weekly rest is made up for', 'before the end of the third week after'],
    ['GB domestic rules allow 10 hours of driving', '10 hours of driving in a day'],
    ['GB domestic rules allow 11 hours of duty', '11 hours of duty'],
    ['working time is 48 hours on average', '48 hours a week on average'],
    ['working time is 60 hours at most', '60 hours at most'],
    ['work has a break after 6 hours', 'No more than 6 hours of work in a row without a break'],
    ['night work is 10 hours', '10 hours of work in 24 if any of it falls between 00:00 and 04:00'],
    ['smart tachographs 2 have their dates', 'Newly registered Smart tachograph 2, full 24 December 2026'],
    ['fines at the roadside reach £1,500', 'each of up to £300, so £1,500 in all'],
    ['it says what it is based on, and when', 'What this is based on All checked in November 2026.'],
  ])('says that %s', (_what, words) => {
    expect(text).toContain(words);
  });

  test('says that neither it nor its calculator is legal advice', () => {
    expect(text).toContain('This is a summary, not legal advice');
    expect(text).toContain('A guide, not legal advice');
  });
});

describe('its calculator, without JavaScript', () => {
  test('is a form that sends its answers to the article’s address', async () => {
    const { html } = await renderPage(ADDRESS);
    const [form] = /<form [^>]*>/.exec(html) ?? [];
    expect(form).toContain(`action="${ADDRESS}#calculator"`);
    expect(form).not.toContain('method="post"');
  });

  test('shows an example first', async () => {
    const { text } = await renderPage(ADDRESS);
    expect(text).toContain('You may drive for 3 h without stopping, until 15:15');
    expect(text).toContain('Next break 45 min, by 15:15');
    expect(text).toContain('Daily rest 11 h, by 19:00');
  });

  const ask = (answers: string) => renderPage(`${ADDRESS}?${answers}`);
  const LATE =
    'started=14:00&now=22:30&sinceBreak=4:30&today=7:30&week=40&lastWeek=45:30&extended=2&reduced=0&rest=reduced';

  test('answers from the address, and names the rule', async () => {
    const { text } = await ask(LATE);
    expect(text).toContain('You may not drive now');
    expect(text).toContain('After 4 hours 30 minutes of driving you must have had 45 minutes of break.');
    expect(text).toContain('Driving today 1 h 30 min left 7 h 30 min of 9 h');
    expect(text).toContain('Driving in two weeks 4 h 30 min left 85 h 30 min of 90 h');
    expect(text).toContain('Daily rest 9 h, by 05:00');
    expect(text).not.toContain('A rule is already broken');
  });

  test('names the rule that ends the driving for longest, where there are two', async () => {
    const { text } = await ask(LATE.replace('lastWeek=45:30', 'lastWeek=50'));
    expect(text).toContain('You may not drive now Any two weeks in a row have no more than 90 hours of driving.');
  });

  test('warns where a rule is already broken', async () => {
    const { text } = await ask(LATE.replace('sinceBreak=4:30', 'sinceBreak=4:45'));
    expect(text).toContain('A rule is already broken');
    expect(text).toContain('15 min over');
  });

  test('warns when a fourth reduced rest is meant', async () => {
    const { text } = await ask(LATE.replace('reduced=0', 'reduced=3'));
    expect(text).toContain('You have had all three reduced rests');
    expect(text).toContain('Daily rest 11 h, by 03:00');
  });

  test('has a message at the field of a faulty answer, and keeps what was typed', async () => {
    const { html, text } = await ask(LATE.replace('now=22:30', 'now=half+ten'));
    expect(text).toContain('Time now: “half ten” cannot be used. Please enter a time from 00:00 to 23:59');
    expect(text).toContain('the answer appears here');
    expect(html).toContain('value="half ten"');
  });
});
