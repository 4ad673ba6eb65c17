import { endpoints } from '@site/contract';
import { expect, test } from 'vitest';
import type { Backend } from './backends.ts';
import { alertOf, askedFor, dataOf, refusalOf } from './calls.ts';

const SUCCESS = { success: true };

export function subscriptionCases(backend: () => Backend): void {
  test('a new address and a known one get the same answer', async () => {
    const { api } = backend().visitor();
    const first = dataOf(await api.subscribe({ email: 'zoe@example.org' }));
    expect(first).toEqual(SUCCESS);
    expect(dataOf(await api.subscribe({ email: 'zoe@example.org' }))).toEqual(first);
  });

  test('a filled honeypot is answered like a success', async () => {
    const { api } = backend().visitor();
    expect(dataOf(await api.subscribe({ email: 'spam@example.org', website: 'https://spam.example' }))).toEqual(
      SUCCESS,
    );
    expect(
      dataOf(await api.jobAlert({ email: 'spam@example.org', search: 'x', website: 'https://spam.example' })),
    ).toEqual(SUCCESS);
  });

  test.each([
    [{ email: '' }, 'Email is required'],
    [{ email: 'zoe@example' }, 'Please enter a valid email address'],
  ])('asking for the newsletter with %o is refused with: %s', async (input, message) => {
    expect(refusalOf(await backend().visitor().api.subscribe(input))).toMatchObject({
      status: 400,
      message,
      fields: { email: message },
    });
  });

  test.each([
    [{}, 'search', 'Please choose at least one thing that the jobs must match'],
    [{ search: '', location: ' ' }, 'search', 'Please choose at least one thing that the jobs must match'],
    [{ salary_min: 'lots' }, 'salary_min', 'Minimum salary must be a whole number of pounds'],
    [{ within: 10 as const }, 'search', 'Please choose at least one thing that the jobs must match'],
    [{ search: 'tanker', frequency: 'hourly' as never }, 'frequency', 'Unknown frequency'],
    [{ job_type: 'piecework' as never }, 'job_type', 'Unknown contract type'],
  ])('an alert for %o is refused', async (criteria, field, message) => {
    const refusal = refusalOf(
      await backend()
        .visitor()
        .api.jobAlert({ email: 'zoe@example.org', ...criteria }),
    );
    expect(refusal).toMatchObject({ status: 400, message, fields: { [field]: message } });
  });

  test('the link in the mail confirms, however often it is used', async () => {
    const { visitor, token } = await askedFor(backend(), 'first@example.org');
    for (const _time of [1, 2])
      expect(dataOf(await visitor.api.confirmSubscription({ token }))).toEqual({ success: true, kind: 'newsletter' });
  });

  test('the link of an alert says which alert it starts', async () => {
    const { api } = backend().visitor();
    dataOf(await api.jobAlert({ email: 'alert@example.org', category: 'HGV Driver' }));
    const token = await backend().mailedToken('alert@example.org');
    expect(dataOf(await api.confirmSubscription({ token }))).toEqual({
      success: true,
      kind: 'job-alert',
      settings: expect.any(String) as string,
      alert: { frequency: 'daily', criteria: { category: ['HGV Driver'] }, paused: false },
    });
  });

  test('a confirmed alert opens with its link, as it was asked for', async () => {
    const { visitor, token } = await alertOf(backend(), {
      email: 'settings@example.org',
      near: 'Leeds',
      within: '10',
      category: ['Warehouse', 'Admin', ''],
      shift: 'nights',
      search: ' ',
      frequency: 'weekly',
    });
    expect(dataOf(await visitor.api.alertSettings({ token }))).toEqual({
      frequency: 'weekly',
      criteria: { near: 'Leeds', within: 10, category: ['Admin', 'Warehouse'], shift: ['nights'] },
      paused: false,
    });
  });

  test('an alert is changed, paused, resumed and kept, and ends with unsubscribing', async () => {
    const { visitor, token } = await alertOf(backend(), { email: 'change@example.org', search: 'tanker' });
    const { api } = visitor;
    const changed = { frequency: 'weekly', criteria: { location: ['Hull'], salary_min: 30_000 }, paused: false };
    const wish = { action: 'change', token, frequency: 'weekly', location: 'Hull', salary_min: '30000' } as const;
    expect(dataOf(await api.changeAlert(wish))).toEqual(changed);
    expect(dataOf(await api.changeAlert({ action: 'pause', token }))).toEqual({ ...changed, paused: true });
    expect(dataOf(await api.changeAlert({ action: 'keep', token }))).toEqual({ ...changed, paused: true });
    expect(dataOf(await api.changeAlert({ action: 'resume', token }))).toEqual(changed);
    expect(dataOf(await api.alertSettings({ token }))).toEqual(changed);
    expect(dataOf(await api.unsubscribe({ token }))).toEqual(SUCCESS);
    expect(refusalOf(await api.alertSettings({ token })).status).toBe(404);
    expect(refusalOf(await api.changeAlert({ action: 'keep', token })).status).toBe(404);
  });

  test('an alert cannot become the same as its owner’s other one, nor match everything', async () => {
    const email = 'two@example.org';
    await alertOf(backend(), { email, search: 'tanker' });
    const { visitor, token } = await alertOf(backend(), { email, search: 'tipper' });
    const wish = { action: 'change', token, frequency: 'daily' } as const;
    expect(refusalOf(await visitor.api.changeAlert({ ...wish, search: 'tanker' })).status).toBe(409);
    expect(refusalOf(await visitor.api.changeAlert({ ...wish, search: ' ', within: 10 }))).toMatchObject({
      status: 400,
      fields: { search: 'Please choose at least one thing that the jobs must match' },
    });
  });

  test('an unknown link confirms nothing, and unsubscribing with it gets the usual reply', async () => {
    const { api } = backend().visitor();
    expect(refusalOf(await api.confirmSubscription({ token: 'made-up' })).status).toBe(404);
    expect(dataOf(await api.unsubscribe({ token: 'made-up' }))).toEqual(SUCCESS);
  });

  test.each(['urlencoded', 'multipart'])('a mail program unsubscribes with one click, %s', async (kind) => {
    const form = kind === 'multipart' ? new FormData() : new URLSearchParams();
    form.append('List-Unsubscribe', 'One-Click');
    const send = (
      body: FormData | URLSearchParams,
      query = '?token=from-an-old-mail',
      headers: Record<string, string> = {},
    ) =>
      backend()
        .visitor()
        .send(endpoints.unsubscribe.path + query, { method: 'POST', body, headers });
    expect(await (await send(form)).json()).toEqual(SUCCESS);
    expect((await send(form, '')).status).toBe(400);
    expect((await send(form, undefined, { 'sec-fetch-site': 'cross-site' })).status).toBe(200);
    expect((await send(new URLSearchParams({ action: 'login' }))).status).toBe(400);
  });
}
