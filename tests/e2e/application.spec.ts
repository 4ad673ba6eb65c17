import type { Browser, Page } from '@playwright/test';
import { newestLink } from './support/mail.ts';
import { expect, hydrated, passwords, test } from './support/site.ts';

const DESK = { width: 1440, height: 900 };

async function apply(page: Page, email: string): Promise<string> {
  await page.goto('/jobs');
  const job = await page.getByRole('article').first().getByRole('link').first().getAttribute('href');
  await page.goto(`${job}/apply`);
  await page.getByLabel('Full name').fill('Ada Okafor');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Phone').fill('01632 960 201');
  await page.getByRole('button', { name: 'Submit application' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you for applying' })).toBeVisible();
  return /APP-\w{6}/.exec((await page.getByRole('main').textContent()) ?? '')![0];
}

async function askForAQuote(page: Page, email: string): Promise<string> {
  await page.goto('/clients');
  const form = page.getByRole('form', { name: 'Request a quote' });
  await form.getByLabel('Company name').fill('Pennine Chilled Ltd');
  await form.getByLabel('Contact name').fill('Moira Lindqvist');
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Service').selectOption('emergency-cover');
  await form.getByLabel('Your requirements').fill('Three Class 1 drivers for tonight.');
  await form.getByRole('button', { name: 'Request a quote' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you. We have your request.' })).toBeVisible();
  return /QUO-\w{6}/.exec((await page.getByRole('main').textContent()) ?? '')![0];
}

async function staffAt(browser: Browser, baseURL: string, reference: string): Promise<Page> {
  const page = await (await browser.newContext({ baseURL, javaScriptEnabled: true, viewport: DESK })).newPage();
  await page.goto(`/staff/submissions/${reference}`);
  await page.getByLabel('Staff password').fill(passwords.staff);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: /^Answer to the/ })).toBeVisible();
  return page;
}

async function answer(
  staff: Page,
  status: string,
  words: string,
  fillIn: () => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  await hydrated(staff);
  await staff.getByRole('radio', { name: status }).check();
  await fillIn();
  await staff.getByLabel('Your words').fill(words);
  await staff.getByRole('button', { name: 'Show the mail' }).click();
  await expect(staff.getByText(words)).toBeVisible();
  await staff.getByRole('button', { name: 'Send it' }).click();
  await expect(staff.getByText('Sent.')).toBeVisible();
}

test.describe('on a phone, without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

  test('an applicant follows an application by its link, writes, corrects it, and is answered', async ({
    page,
    browser,
    baseURL,
    site,
  }) => {
    const email = 'ada-on-a-phone@applicant.example';
    const reference = await apply(page, email);
    await page.goto(await newestLink(site, email, '/applications/'));
    await expect(page.getByRole('heading', { name: 'We have your application' })).toBeVisible();
    await expect(page.getByText(/You will hear from us by/)).toBeVisible();

    await page.getByLabel('Your message').fill('I can start on Monday.');
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByText('We have your message.')).toBeVisible();
    await page.getByText('Correct your name or phone number').click();
    await page.getByLabel('Phone').fill('01632 960 222');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText('Your details have been corrected.')).toBeVisible();
    await expect(page.getByText('01632 960 222')).toBeVisible();

    const staff = await staffAt(browser, baseURL!, reference);
    await staff.getByRole('button', { name: 'Reveal' }).click();
    await expect(staff.getByText('I can start on Monday.')).toBeVisible();
    await answer(staff, 'Put forward', 'They decide on Thursday.');
    await staff.context().close();

    await page.goto(await newestLink(site, email, '/applications/', 2));
    await expect(page.getByRole('heading', { name: 'We have put you forward' }).first()).toBeVisible();
    await expect(page.getByText('They decide on Thursday.')).toBeVisible();
    await page.getByText('Have it erased').click();
    await page.getByText('Yes, I want it erased').click();
    await page.getByRole('button', { name: 'Erase my application' }).click();
    await expect(page.getByRole('heading', { name: 'What you sent has been erased' })).toBeVisible();
  });

  test('an applicant sends a CV, chooses one of two times for an interview, has it as a calendar file, and is told the end', async ({
    page,
    browser,
    baseURL,
    site,
  }) => {
    test.slow();
    const email = 'ben-on-a-phone@applicant.example';
    const reference = await apply(page, email);
    await page.goto(await newestLink(site, email, '/applications/'));
    await page.getByText('Add your CV').click();
    const cv = { name: 'Ben.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 Ben') };
    await page.getByLabel('Your CV').setInputFiles(cv);
    await page.getByRole('button', { name: 'Send CV' }).click();
    await expect(page.getByText('Replace your CV')).toBeVisible();

    const staff = await staffAt(browser, baseURL!, reference);
    await answer(staff, 'Interview', 'They look forward to it.', () => offerTwoTimes(staff));
    await page.goto(await newestLink(site, email, '/applications/', 2));
    await page.getByRole('radio', { name: /By phone/ }).check();
    await page.getByRole('button', { name: 'Choose this time' }).click();
    await expect(page.getByText('Your time for the interview is settled.')).toBeVisible();
    const link = await page.getByRole('link', { name: 'Add it to your calendar' }).getAttribute('href');
    const calendar = await page.request.get(link!);
    expect(calendar.headers()['content-type']).toBe('text/calendar; charset=utf-8');
    expect(await calendar.text()).toMatch(/BEGIN:VEVENT[^]+DTSTART[^]+END:VEVENT/);

    await staff.goto('/staff/answers');
    await staff.getByRole('table').getByRole('link').first().click();
    await staff.getByRole('checkbox', { name: new RegExp(reference) }).check();
    await staff.getByLabel('Your words').fill('Somebody else starts on Monday.');
    await staff.getByRole('button', { name: 'Show the mails' }).click();
    await expect(staff.getByText(/Your interview does not take place/)).toBeVisible();
    await staff.getByRole('button', { name: 'Send 1 mail' }).click();
    await expect(staff.getByText('One applicant has an answer.')).toBeVisible();
    await staff.context().close();

    await page.reload();
    await expect(page.getByText('Somebody else starts on Monday.')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Your interview' })).toBeHidden();
  });
});

test.describe('at a desk, without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: DESK });

  test('a client asks for a quote, follows it by the link in the mail, writes, and is quoted', async ({
    page,
    browser,
    baseURL,
    site,
  }) => {
    const email = 'moira-at-a-desk@client.example';
    const reference = await askForAQuote(page, email);
    await page.goto(await newestLink(site, email, '/requests/'));
    await expect(page.getByRole('heading', { name: 'We have your quote request' })).toBeVisible();
    await expect(page.getByText(/You will hear from us by/)).toBeVisible();
    await page.getByLabel('Your message').fill('From eight, please.');
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByText('We have your message.')).toBeVisible();
    await page.getByText('Correct your name or phone number').click();
    await page.getByLabel('Contact name').fill('Moira Lindquist');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText('Your details have been corrected.')).toBeVisible();

    const staff = await staffAt(browser, baseURL!, reference);
    await staff.getByRole('button', { name: 'Reveal' }).click();
    await expect(staff.getByText('From eight, please.')).toBeVisible();
    await answer(staff, 'Quoted', 'Three drivers, £21.40 an hour each.');
    await staff.context().close();

    await page.goto(await newestLink(site, email, '/requests/', 2));
    await expect(page.getByRole('heading', { name: 'We have prepared a quote for you' }).first()).toBeVisible();
    await expect(page.getByText('Three drivers, £21.40 an hour each.')).toBeVisible();
    await expect(page.getByRole('main')).not.toContainText(/application/i);
    await page.getByText('Withdraw your quote request').click();
    await page.getByRole('button', { name: 'Withdraw', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'You have withdrawn your quote request' }).first()).toBeVisible();
    await page.getByText('Have it erased').click();
    await page.getByText('Yes, I want it erased').click();
    await page.getByRole('button', { name: 'Erase my quote request' }).click();
    await expect(page.getByRole('heading', { name: 'What you sent has been erased' })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/requests/erased');
  });
});

async function offerTwoTimes(staff: Page): Promise<void> {
  const WEEK_MS = 7 * 24 * 60 * 60_000;
  const day = new Date(Date.now() + WEEK_MS).toISOString().slice(0, 10);
  await staff.getByRole('button', { name: 'Offer another time' }).click();
  for (const [index, how, clock] of [
    [0, 'phone', '10:00'],
    [1, 'place', '14:30'],
  ] as const) {
    await staff.getByLabel('Day').nth(index).fill(day);
    await staff.getByLabel('Begins, UK time').nth(index).fill(clock);
    await staff.getByLabel('How').nth(index).selectOption(how);
  }
  await staff.getByLabel('Address, or link to the call').last().fill('Holbeck depot, Leeds');
}

for (const address of ['/applications/made-up', '/requests/made-up'])
  test(`the page of an application is for its owner only: not kept, not indexed, in no referrer: ${address}`, async ({
    request,
  }) => {
    const response = await request.get(address);
    const headers = response.headers();
    expect([response.status(), headers['cache-control'], headers['referrer-policy']]).toEqual([
      404,
      'private, no-store',
      'same-origin',
    ]);
    expect(await response.text()).toContain('<meta name="robots" content="noindex"');
  });
