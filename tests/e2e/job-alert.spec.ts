import { confirmationPath } from './support/mail.ts';
import { expect, hydrated, test, type TestedSite } from './support/site.ts';

const criteriaOf = async ({ server }: TestedSite, email: string) =>
  (await server.services.db.selectFrom('subscriptions').select('criteria').where('email', '=', email).execute()).map(
    ({ criteria }) => criteria,
  );

test('an alert set from a search is confirmed through its mail, changed and ended', async ({ page, site }) => {
  const email = 'alert@example.org';
  await page.goto('/jobs?category=HGV+Driver&near=Leeds&within=20');
  await hydrated(page);
  await page.getByRole('button', { name: 'Create a job alert' }).click();
  await expect(page.getByLabel('Email')).toBeFocused();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Create alert' }).click();
  await expect(page.getByText('Please check your email')).toBeVisible();

  await page.goto(await confirmationPath(site, email));
  await hydrated(page);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await page.getByRole('link', { name: 'See or change your alert' }).click();
  await expect(page.getByRole('heading', { name: 'New HGV Driver jobs within 20 miles of Leeds' })).toBeVisible();
  expect(await criteriaOf(site, email)).toEqual([{ category: ['HGV Driver'], near: 'Leeds', within: 20 }]);

  await page.getByLabel('Words in the advert').fill('tramper');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Your alert has been changed.')).toBeVisible();
  expect(await criteriaOf(site, email)).toMatchObject([{ search: 'tramper', near: 'Leeds' }]);

  await page.getByRole('button', { name: 'End this alert' }).click();
  await expect(page.getByRole('heading', { name: 'Your alert has ended' })).toBeFocused();
  expect(await criteriaOf(site, email)).toEqual([]);
});

test('the page of an alert is for its owner only: not kept, not indexed', async ({ request }) => {
  const response = await request.get('/jobs/alerts?link=made-up');
  expect([response.status(), response.headers()['cache-control']]).toEqual([404, 'private, no-store']);
  expect(await response.text()).toContain('<meta name="robots" content="noindex"');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('an alert is set from a search, with mistakes explained, then confirmed, paused and ended', async ({
    page,
    site,
    allowConsole,
  }) => {
    allowConsole(/400/);
    const email = 'no-script@example.org';
    await page.goto('/jobs?search=driver&location=Leeds&location=Hull');
    await page.getByRole('link', { name: 'Create a job alert' }).click();
    await page.getByRole('radio', { name: 'On Monday mornings' }).check();
    await page.getByLabel('Email').fill('no-script');
    await page.getByRole('button', { name: 'Create alert' }).click();
    await expect(page.getByText('Please enter a valid email address')).toBeVisible();
    await expect(page.getByRole('radio', { name: 'On Monday mornings' })).toBeChecked();
    await expect(page.getByLabel('Email')).toHaveValue('no-script');
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Create alert' }).click();
    await expect(page.getByText('Please check your email')).toBeVisible();
    await expect(page).toHaveURL(/\/jobs\?search=driver&location=Leeds&location=Hull&alert=sent/);
    expect(await criteriaOf(site, email)).toEqual([{ search: 'driver', location: ['Hull', 'Leeds'] }]);

    await page.goto(await confirmationPath(site, email));
    await page.getByRole('button', { name: 'Confirm' }).click();
    await page.getByRole('link', { name: 'See or change your alert' }).click();
    await expect(page.getByRole('radio', { name: 'On Monday mornings' })).toBeChecked();
    await page.getByRole('checkbox', { name: 'Leeds' }).uncheck();
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText('Your alert has been changed.')).toBeVisible();
    expect(await criteriaOf(site, email)).toEqual([{ search: 'driver', location: ['Hull'] }]);
    await page.getByRole('button', { name: 'Pause' }).click();
    await expect(page.getByText('We send you nothing until you resume it.')).toBeVisible();
    await page.getByRole('button', { name: 'End this alert' }).click();
    await expect(page.getByRole('heading', { name: 'Your alert has ended' })).toBeVisible();
    expect(await criteriaOf(site, email)).toEqual([]);
  });
});
