import type { Page } from '@playwright/test';
import type { EndpointName } from '@site/contract';

/** What to do on an endpoint's page before its answer shows; endpoints that answer while a page opens have no entry. */
export const reach: Partial<Record<EndpointName, (page: Page) => Promise<void>>> = {
  applyToJob: async (page) => {
    await page.getByRole('button', { name: 'Apply Now' }).first().click();
    const form = page.getByRole('dialog');
    await form.getByLabel('Full name').fill('Sam Okoro');
    await form.getByLabel('Email').fill('sam@example.com');
    await form.getByLabel('Phone').fill('07700 900123');
    await form.getByRole('button', { name: 'Submit Application' }).click();
  },
};
