import { contactQuestions } from '../../remotes/marketing/src/content/contact-questions.ts';
import { expect, passwords, test } from './support/site.ts';

test.use({ javaScriptEnabled: false });

test('jobs can be read, searched and opened', async ({ page }) => {
  await page.goto('/jobs');
  await expect(page.getByRole('article')).toHaveCount(12);
  await page.getByLabel('Job title, skill or company').fill('forklift');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL(/search=forklift/);
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.getByRole('article').first().getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('navigation').getByRole('link', { name: 'Contact', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a corrected search says so, and can be searched for exactly', async ({ page }) => {
  await page.goto('/jobs?search=wharehouse');
  await expect(page.getByText('No jobs match “wharehouse”. Showing jobs for “warehouse”.')).toBeVisible();
  await page.getByRole('link', { name: 'Search for “wharehouse” exactly' }).click();
  await expect(page).toHaveURL('/jobs?search=wharehouse&exact=1');
  await expect(page.getByText('No jobs found matching your criteria')).toBeVisible();
  await page.getByRole('link', { name: 'Show jobs with similar words' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('a place and a distance are searched for, and the address keeps no full postcode', async ({ page }) => {
  await page.goto('/jobs?search=driver');
  await page.getByLabel('Town, county or postcode').fill('m6 8qx');
  await page.getByLabel('Within').selectOption('30 miles');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL(/\/jobs\?search=driver&near=M6&within=30(#results)?$/);
  await expect(page.getByLabel('Town, county or postcode')).toHaveValue('M6');
});

test('the order and the pages of the list are plain forms and links, which lead to the results', async ({ page }) => {
  await page.goto('/jobs?location=Leeds');
  await page.getByLabel('Sort by').selectOption('Highest salary');
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(page).toHaveURL('/jobs?location=Leeds&sort=salary-high&limit=12#results');
  await page.getByRole('link', { name: /next/i }).click();
  await expect(page).toHaveURL('/jobs?location=Leeds&sort=salary-high&page=2#results');
  await expect(page.getByRole('heading', { level: 2, name: /jobs in Leeds/ })).toBeInViewport();
});

test('filters work as a plain form', async ({ page }) => {
  await page.goto('/jobs');
  const filters = page.getByRole('complementary', { name: 'Filter jobs' });
  await filters.getByRole('checkbox', { name: 'Leeds' }).check();
  await filters.getByRole('checkbox', { name: 'London' }).check();
  await filters.getByLabel('Minimum salary').fill('£30,000');
  await filters.getByRole('button', { name: /apply/i }).click();
  await expect(page).toHaveURL(/location=London&location=Leeds/);
  await expect(page.getByRole('heading', { level: 2, name: /jobs in London or Leeds/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remove filter: From £30,000' })).toBeVisible();
  for (const card of await page.getByRole('article').all()) await expect(card).toContainText(/Leeds|London/);
});

test('the contact page says how to reach the agency, and collapses no answer', async ({ page }) => {
  await page.goto('/contact');
  await expect(page.getByRole('link', { name: /01632/ }).first()).toHaveAttribute('href', /^tel:/);
  for (const { answer } of contactQuestions) await expect(page.getByText(answer)).toBeVisible();
});

test('articles can be searched and chosen by category, and the newsletter ordered', async ({ page, allowConsole }) => {
  allowConsole(/400/);
  await page.goto('/blog');
  await page.getByRole('searchbox', { name: 'Search the articles' }).fill('PAY');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await page.getByRole('radio', { name: 'Career advice' }).click();
  await expect(page).toHaveURL('/blog?q=PAY&category=Career+advice#articles');
  await expect(page.getByRole('heading', { name: /articles in Career advice matching “PAY”/ })).toBeInViewport();
  await page.getByRole('radio', { name: 'All', exact: true }).click();
  await expect(page.getByRole('radio', { name: 'All', exact: true })).toBeChecked();

  await page.getByLabel('Email').fill('reader');
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByLabel('Email')).toHaveValue('reader');
  await expect(page.getByText('Please enter a valid email address')).toBeInViewport();
  await page.getByLabel('Email').fill('reader@example.com');
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByRole('heading', { name: 'Please check your email' })).toBeInViewport();
});

test('the menu of a narrow window is closed at first, and opens over the page', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/terms');
  const menu = page.getByRole('navigation', { name: 'Menu' });
  const title = page.getByRole('heading', { level: 1 });
  const place = await title.boundingBox();
  await expect(menu).toBeHidden();
  await page.getByText('Menu', { exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(menu).toBeVisible();
  expect(await title.boundingBox()).toEqual(place);
  await menu.getByRole('link', { name: 'Contact' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Contact us' })).toBeVisible();
  await expect(menu).toBeHidden();
});

test('a contact message with mistakes comes back with everything that was typed, and is sent once they are corrected', async ({
  page,
  site,
  allowConsole,
}) => {
  allowConsole(/400/);
  await page.goto('/contact');
  const form = page.getByRole('form', { name: 'Contact form' });
  await form.getByLabel('First name').fill('Nora');
  await form.getByLabel('Last name').fill('Script');
  await form.getByLabel('Email').fill('nora');
  await form.getByLabel('Phone').fill('01632 960 321');
  await form.getByRole('combobox').selectOption('hire');
  await form.getByLabel(/message/i).fill('Three "Class 2" drivers & a <shunter>.');
  const answer = page.waitForResponse((response) => response.request().method() === 'POST');
  await form.getByRole('button', { name: 'Send message' }).click();
  expect((await answer).status()).toBe(400);
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Please enter a valid email address');
  await expect(form.getByLabel(/message/i)).toHaveValue('Three "Class 2" drivers & a <shunter>.');
  await expect(form.getByRole('combobox')).toHaveValue('hire');

  await form.getByLabel('Email').fill('nora@client.example');
  await form.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('heading', { name: /Thank you/ })).toBeVisible();
  const reference = new URL(page.url()).searchParams.get('sent') ?? '';
  await expect(page.getByText(reference)).toBeVisible();
  const row = await site.server.services.db
    .selectFrom('form_submissions')
    .select(['content'])
    .where('reference', '=', reference)
    .executeTakeFirst();
  expect(row?.content).toMatchObject({ firstName: 'Nora', message: 'Three "Class 2" drivers & a <shunter>.' });

  await page.getByRole('link', { name: 'Send Another Message' }).click();
  await expect(form.getByLabel('First name')).toHaveValue('');
});

test('an invalid reference in the URL is not shown', async ({ page }) => {
  await page.goto('/contact?sent=Call+0900+FRAUD');
  await expect(page.getByText('FRAUD')).toHaveCount(0);
  await expect(page.getByRole('form', { name: 'Contact form' })).toBeVisible();
});

test('a visitor can apply with a CV as a file: it must be chosen again after a mistake', async ({
  page,
  site,
  allowConsole,
}) => {
  allowConsole(/400/);
  await page.goto('/jobs');
  await page.getByRole('article').first().getByRole('link').click();
  const job = new URL(page.url()).pathname;
  await page.getByRole('link', { name: 'Apply now' }).first().click();
  await expect(page).toHaveURL(`${job}/apply`);
  const form = page.getByRole('form', { name: 'Application' });
  const cv = { name: 'Otto Plain.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') };
  await form.getByLabel('Full name').fill('Otto Plain');
  await form.getByLabel(/^CV \(/).setInputFiles(cv);
  await form.getByRole('button', { name: 'Submit application' }).click();
  const summary = page.getByRole('main').getByRole('alert');
  await expect(summary).toContainText('Email is required');
  await expect(summary).toContainText('Please choose the file again: browsers do not keep it');
  await expect(form.getByLabel('Full name')).toHaveValue('Otto Plain');

  await form.getByLabel('Email').fill('otto@applicant.example');
  await form.getByLabel('Phone').fill('01632 960 888');
  await form.getByLabel(/^CV \(/).setInputFiles(cv);
  await form.getByRole('button', { name: 'Submit application' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you for applying' })).toBeVisible();
  const reference = new URL(page.url()).searchParams.get('sent') ?? '';
  const row = await site.server.services.db
    .selectFrom('form_submissions')
    .innerJoin('submission_files', 'submission_id', 'form_submissions.id')
    .select(['form', 'form_submissions.content', 'name'])
    .where('reference', '=', reference)
    .executeTakeFirst();
  expect(row).toMatchObject({ form: 'apply-to-job', content: { fullName: 'Otto Plain' }, name: 'Otto Plain.pdf' });
  await page.getByRole('link', { name: 'Close' }).click();
  await expect(page).toHaveURL(job);
});

test('a proposal opens with its password, can be read in full, and closes again', async ({ page, allowConsole }) => {
  allowConsole(/401/);
  await page.goto('/lcrca-proposal');
  await page.getByPlaceholder('Enter password').fill('guess');
  await page.getByRole('button', { name: 'Access Proposal' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    'Incorrect password. Please contact the provider for access.',
  );
  await expect(page.getByPlaceholder('Enter password')).toHaveValue('');

  await page.getByPlaceholder('Enter password').fill(passwords.lcrca);
  await page.getByRole('button', { name: 'Access Proposal' }).click();
  await expect(page.getByRole('heading', { name: 'Contingency Plan for Driver Mobilisation' })).toBeVisible();
  await expect(page.getByText('Overall goal')).toBeVisible();
  const kept = await page.request.get('/lcrca-proposal');
  expect(kept.headers()['cache-control']).toBe('private, no-store');

  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByPlaceholder('Enter password')).toBeVisible();
  await expect(page.getByText('Overall goal')).toHaveCount(0);
});

test('staff can sign in, sync and sign out; a sync before that says what it needs', async ({ page, allowConsole }) => {
  allowConsole(/401/);
  await page.goto('/test-supabase');
  await page.getByRole('button', { name: 'Sync Jobs' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Only staff can change the jobs.');
  await page.getByLabel('Staff password').fill(passwords.staff);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('You are signed in as staff.')).toBeVisible();
  await page.getByRole('button', { name: 'Sync Jobs' }).click();
  await expect(page.getByText('Sync completed')).toBeVisible();
  await expect(page.getByRole('row', { name: /You.*Synced jobs/ }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByLabel('Staff password')).toBeVisible();
});

test('the debug page shows raw replies, which the server fetches', async ({ page }) => {
  await page.goto('/test-supabase-debug');
  await expect(page.getByText(await page.evaluate(() => navigator.userAgent))).toBeVisible();
  await page.getByRole('button', { name: 'Test Supabase connection' }).click();
  await expect(page.getByRole('region', { name: 'Raw JSON' })).toContainText('"database": "PostgreSQL');
  await page.getByRole('button', { name: 'Test jobs endpoint' }).click();
  await expect(page.getByText('GET /.netlify/functions/get-jobs, called from the server')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Raw JSON' })).toContainText('"jobs": [');
});

test('staff clear the jobs: the password is asked for, a wrong one clears nothing, and a sync brings them back', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/401/);
  await page.goto('/test-supabase');
  await page.getByRole('link', { name: 'Clear all jobs' }).click();
  const form = page.getByRole('region', { name: 'Clear all jobs' });
  await expect(form).toContainText('Are you sure you want to clear ALL jobs from the database? This cannot be undone!');
  await form.getByRole('button', { name: 'Clear all jobs' }).click();
  await form.getByLabel('Staff password').fill('guess');
  await form.getByRole('button', { name: 'Clear all jobs' }).click();
  await expect(form.getByRole('alert')).toContainText('Incorrect password.');
  await form.getByLabel('Staff password').fill(passwords.staff);
  await form.getByRole('button', { name: 'Clear all jobs' }).click();
  await expect(page.getByText(/^Successfully cleared \d+ jobs from database$/)).toBeVisible();
  await expect(page.getByText('You are signed in as staff.')).toBeVisible();
  const origin = new URL(page.url()).origin;
  const synced = await page.request.post('/.netlify/functions/trigger-sync', { headers: { origin } });
  expect(synced.status()).toBe(200);
});

test('a form posted from another site is refused, and so is one that is incomplete or too large', async ({
  request,
}) => {
  const form = { form: 'sign-in', password: passwords.staff };
  const foreign = await request.post('/test-supabase', { form, headers: { origin: 'https://elsewhere.example' } });
  expect(foreign.status()).toBe(403);
  expect(foreign.headers()['set-cookie']).toBeUndefined();
  const huge = await request.post('/contact', { form: { form: 'contact', message: 'x'.repeat(70_000) } });
  expect(huge.status()).toBe(413);
  const incomplete = await request.post('/contact', { form: { message: 'hello' } });
  expect(incomplete.status()).toBe(400);
  expect(await incomplete.text()).toContain('The form arrived incomplete.');
});

test('a visitor unsubscribes through the link in a mail', async ({ page }) => {
  await page.goto('/subscription?unsubscribe=made-up');
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(page.getByRole('heading', { name: 'You are unsubscribed' })).toBeVisible();
});

test('a confirmation link that nobody sent says so', async ({ page, allowConsole }) => {
  allowConsole(/404/);
  await page.goto('/subscription?confirm=made-up');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('heading', { name: 'We do not recognise this link' })).toBeVisible();
});
