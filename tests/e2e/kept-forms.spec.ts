import type { Locator, Page } from '@playwright/test';
import { expect, hydrated, test } from './support/site.ts';

interface KeptForm {
  path: string;
  field: (page: Page) => Locator;
}

const FORMS: Record<string, KeptForm> = {
  contact: {
    path: '/contact',
    field: (page) => page.getByRole('form', { name: 'Contact form' }).getByLabel('First name'),
  },
  'a quote': { path: '/clients', field: (page) => page.getByLabel('Company name') },
  'a call back': { path: '/candidates', field: (page) => page.getByRole('main').getByLabel('Full name') },
  'the newsletter': { path: '/blog', field: (page) => page.getByRole('main').getByLabel('Email') },
  'a job alert': {
    path: '/jobs?search=driver&alert=new',
    field: (page) => page.getByRole('form', { name: 'Job alert' }).getByLabel('Email'),
  },
};

for (const [name, { path, field }] of Object.entries(FORMS))
  test(`the form for ${name} keeps what was typed over a reload and Back`, async ({ page }) => {
    await page.goto(path);
    await hydrated(page);
    await field(page).fill('nora@client.example');
    await page.reload();
    await hydrated(page);
    await expect(field(page)).toHaveValue('nora@client.example');
    await page.goto('/terms');
    await hydrated(page);
    await page.goBack();
    await hydrated(page);
    await expect(field(page)).toHaveValue('nora@client.example');
  });

test('a list that was chosen is kept, and nothing once the form has been sent', async ({ page }) => {
  await page.goto('/contact');
  await hydrated(page);
  const form = page.getByRole('form', { name: 'Contact form' });
  await form.getByRole('combobox').selectOption('emergency');
  await form.getByLabel('First name').fill('Rosa');
  await form.getByLabel('Last name').fill('Depot');
  await form.getByLabel('Phone').fill('01632 960 123');
  await form.getByLabel(/message/i).fill('Two drivers, please.');
  await page.reload();
  await hydrated(page);
  await expect(form.getByRole('combobox')).toHaveValue('emergency');
  await form.getByLabel('Email').fill('rosa@client.example');
  await form.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('button', { name: 'Send Another Message' })).toBeVisible();
  await page.goto('/contact');
  await hydrated(page);
  await expect(form.getByLabel('First name')).toHaveValue('');
});

test('a password is kept nowhere', async ({ page }) => {
  await page.goto('/lcrca-proposal');
  await hydrated(page);
  await page.getByPlaceholder('Enter password').fill('hush-hush');
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toContain('hush');
});
