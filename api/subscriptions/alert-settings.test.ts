import { ALERT_UNKNOWN, SAME_ALERT } from '@site/contract';
import { describe, expect, test } from 'vitest';
import { applyRetention } from '../privacy/retention.ts';
import { TEST_NOW } from '../test-support.ts';
import { ADA, DAY, MINUTE, useSubscriptions } from './fixture.test-support.ts';
import { sendJobAlerts } from './job-alerts.ts';
import { subscriptionId } from './subscription-id.ts';

/** What the owner of an alert can do with the link in its mails. */
describe('the settings of a job alert', () => {
  const fixture = useSubscriptions();
  const { api, later, subscriptions, mails, alert, settings, change, confirm, confirmToken } = fixture;
  const { lastMail, ok, refused, tokenIn, unsubscribe, watcher, importJobs } = fixture;

  const at = (days: number) => new Date(TEST_NOW.getTime() + days * DAY);
  const runAt = (days: number) => {
    later(days * DAY);
    return sendJobAlerts(api().services);
  };
  const DRIVERS = { frequency: 'daily', criteria: { category: ['HGV Driver'] }, paused: false };

  test('are what was asked for', async () => {
    const wish = { near: 'Leeds', within: 10, shift: ['nights', 'days'], licence: 'C+E', salary_max: 50_000 };
    const token = await watcher({ ...wish, category: '', location: [], frequency: 'weekly' });
    await ok(await settings(token), {
      frequency: 'weekly',
      criteria: { near: 'Leeds', within: 10, shift: ['days', 'nights'], licence: ['C+E'], salary_max: 50_000 },
      paused: false,
    });
  });

  test('open with the link in any of its mails, of which only a hash is stored', async () => {
    await watcher({ category: 'HGV Driver' });
    await importJobs({ title: 'Driver', at: at(1) });
    await runAt(1);
    const token = /\/jobs\/alerts\?link=([\w-]{43})/.exec((await lastMail()).text_body)![1]!;
    await ok(await settings(token), DRIVERS);
    expect(tokenIn((await lastMail()).text_body, 'unsubscribe')).toBe(token);
    const stored = await api().services.db.selectFrom('subscription_tokens').selectAll().execute();
    expect(JSON.stringify([stored, await subscriptions(), api().logged])).not.toContain(token);
  });

  test('open with no other link: not an unknown one, not one to confirm, not one of an alert that is gone', async () => {
    await ok(await alert({ category: 'HGV Driver' }));
    const unconfirmed = await confirmToken();
    const token = await watcher({ category: 'HGV Driver' }, 'ben@example.org');
    await ok(await unsubscribe(token));
    for (const wrong of ['x'.repeat(43), unconfirmed, token]) {
      await refused(await settings(wrong), 404, { error: ALERT_UNKNOWN });
      await refused(await change(wrong, { action: 'pause' }), 404, { error: ALERT_UNKNOWN });
    }
  });

  test('change frequency and criteria; later mails follow them', async () => {
    const token = await watcher({ category: 'HGV Driver' });
    const wish = { action: 'change', frequency: 'weekly', search: 'trunker', category: '', shift: [] };
    await ok(await change(token, wish), { frequency: 'weekly', criteria: { search: 'trunker' }, paused: false });
    await importJobs({ title: 'Trunker', category: 'Transport', at: at(1) }, { title: 'Driver', at: at(1) });
    await runAt(1);
    expect(await mails()).toEqual([]);
    await runAt(7);
    expect((await lastMail()).subject).toBe('New “trunker” jobs (1)');
  });

  test('change the alert that is there: asking for the new criteria again makes no second one', async () => {
    const token = await watcher({ category: 'HGV Driver' });
    await change(token, { action: 'change', frequency: 'daily', location: 'Leeds' });
    later(DAY);
    await watcher({ location: ['Leeds'] });
    expect(await subscriptions()).toHaveLength(1);
    await ok(await settings(token), { ...DRIVERS, criteria: { location: ['Leeds'] } });
  });

  test('need at least one criterion', async () => {
    const token = await watcher({ category: 'HGV Driver' });
    const message = 'Please choose at least one thing that the jobs must match';
    const response = await change(token, { action: 'change', frequency: 'daily', within: 10 });
    await refused(response, 400, { error: message, fields: { search: message } });
    await ok(await settings(token), DRIVERS);
  });

  test('cannot become those of the same owner’s other alert, but push aside a request that nobody confirmed', async () => {
    const token = await watcher({ category: 'HGV Driver' });
    await watcher({ location: 'Leeds' });
    const toLeeds = { action: 'change', frequency: 'daily', location: 'Leeds' };
    await refused(await change(token, toLeeds), 409, { error: SAME_ALERT });
    await ok(await alert({ location: 'Hull' }));
    await ok(await change(token, { ...toLeeds, location: 'Hull' }), { ...DRIVERS, criteria: { location: ['Hull'] } });
    expect((await subscriptions()).map(({ criteria }) => criteria.location).sort()).toEqual([['Hull'], ['Leeds']]);
  });

  test('pause the mails, and resume with the jobs that come in from then on', async () => {
    const token = await watcher({ category: 'HGV Driver' });
    await ok(await change(token, { action: 'pause' }), { ...DRIVERS, paused: true });
    await importJobs({ title: 'Missed Driver', at: at(1) });
    await runAt(1);
    expect(await mails()).toEqual([]);
    await ok(await change(token, { action: 'resume' }), DRIVERS);
    await runAt(2);
    expect(await mails()).toEqual([]);
    await importJobs({ title: 'New Driver', at: at(3) });
    await runAt(3);
    expect((await lastMail()).text_body).toContain('New Driver');
    expect((await lastMail()).text_body).not.toContain('Missed Driver');
  });

  test('say when the alert ends once its owner has been asked; keeping it starts another year', async () => {
    const token = await watcher({ category: 'HGV Driver' });
    await runAt(365);
    await ok(await settings(token), { ...DRIVERS, ends_at: at(395).toISOString() });
    later(390 * DAY);
    await ok(await change(token, { action: 'keep' }), DRIVERS);
    await runAt(395);
    await applyRetention(api().services);
    await runAt(390 + 364);
    expect(await mails()).toHaveLength(1);
    await runAt(390 + 365);
    expect(await mails()).toHaveLength(2);
  });

  test('are gone 30 days after a question without an answer, and the address with them', async () => {
    const token = await watcher({ category: 'HGV Driver' });
    await runAt(365);
    later(395 * DAY - MINUTE);
    await applyRetention(api().services);
    await ok(await settings(token), { ...DRIVERS, ends_at: at(395).toISOString() });
    later(395 * DAY);
    await refused(await settings(token), 404, { error: ALERT_UNKNOWN });
    await applyRetention(api().services);
    expect([await subscriptions(), await mails()]).toEqual([[], []]);
  });

  test('take another frequency from a new request only once that is confirmed, which also ends a pause', async () => {
    const token = await watcher({ category: 'HGV Driver' });
    await change(token, { action: 'pause' });
    later(DAY);
    await ok(await alert({ category: 'HGV Driver', frequency: 'weekly' }));
    await ok(await settings(token), { ...DRIVERS, paused: true });
    const link = await confirmToken();
    await confirm(link);
    await ok(await settings(token), { ...DRIVERS, frequency: 'weekly' });
    await change(token, { action: 'pause' });
    await confirm(link);
    await ok(await settings(token), { ...DRIVERS, frequency: 'weekly', paused: true });
  });

  test('have the frequency that was asked for last, however soon after the first', async () => {
    await ok(await alert({ category: 'HGV Driver', frequency: 'daily' }));
    const token = await watcher({ category: 'HGV Driver', frequency: 'weekly' });
    await ok(await settings(token), { ...DRIVERS, frequency: 'weekly' });
  });

  test('belong to one alert, whatever the order of its criteria', () => {
    const id = (criteria: object) => subscriptionId('job-alert', ADA, criteria);
    expect(id({ location: ['Leeds', 'Hull'], near: 'York' })).toBe(id({ near: 'York', location: ['Hull', 'Leeds'] }));
    expect(id({ location: ['Leeds'] })).not.toBe(id({ location: ['Hull'] }));
  });
});
