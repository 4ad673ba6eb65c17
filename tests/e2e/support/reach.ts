import type { Page } from '@playwright/test';
import type { EndpointName } from '@site/contract';
import { MOCK_CODE, MOCK_PASSWORD } from '@site/mocks';

/** What to do on an endpoint's page before its answer shows; endpoints that answer while a page opens have no entry. */
export const reach: Partial<Record<EndpointName, (page: Page) => Promise<void>>> = {
  applyToJob: async (page) => {
    await page.getByRole('button', { name: 'Apply now' }).first().click();
    const form = page.getByRole('dialog');
    await form.getByLabel('Full name').fill('Sam Okoro');
    await form.getByLabel('Email').fill('sam@example.com');
    await form.getByLabel('Phone').fill('07700 900123');
    await form.getByRole('button', { name: 'Submit application' }).click();
  },
  sendEmail: async (page) => {
    const form = page.getByRole('form', { name: 'Contact form' });
    await form.getByLabel('First name').fill('Sam');
    await form.getByLabel('Last name').fill('Okoro');
    await form.getByLabel('Email').fill('sam@example.com');
    await form.getByLabel('Phone').fill('07700 900123');
    await form.getByRole('combobox').selectOption('general');
    await form.getByLabel('Your message').fill('Do you cover Fife?');
    await form.getByRole('button', { name: 'Send message' }).click();
  },
  requestQuote: async (page) => {
    const form = page.getByRole('form', { name: 'Request a quote' });
    await form.getByLabel('Company name').fill('Okoro Haulage');
    await form.getByLabel('Contact name').fill('Sam Okoro');
    await form.getByLabel('Email').fill('sam@example.com');
    await form.getByRole('combobox').selectOption('emergency-cover');
    await form.getByLabel('Your requirements').fill('Two Class 1 drivers for Monday.');
    await form.getByRole('button', { name: 'Request a quote' }).click();
  },
  registerCandidate: async (page) => {
    const form = page.getByRole('form', { name: 'Application form' });
    await form.getByLabel('Full name').fill('Sam Okoro');
    await form.getByLabel('Email').fill('sam@example.com');
    await form.getByLabel('Phone').fill('07700 900123');
    await form.getByRole('combobox').selectOption('van-driver');
    await form.getByLabel('Years of experience').fill('4');
    await form.getByRole('button', { name: 'Submit application' }).click();
  },
  subscribe: async (page) => {
    const form = page.getByRole('form', { name: 'The newsletter' });
    await form.getByLabel('Email').fill('sam@example.com');
    await form.getByRole('button', { name: 'Subscribe' }).click();
  },
  confirmSubscription: (page) => page.getByRole('button', { name: 'Confirm' }).click(),
  unsubscribe: (page) => page.getByRole('button', { name: 'Unsubscribe' }).click(),
  secureAuth: openProposal,
  transportUkAuth: openProposal,
  staffAuth: async (page) => {
    await page.getByLabel('Staff password', { exact: true }).fill(MOCK_PASSWORD);
    await page.getByRole('button', { name: 'Sign in' }).click();
  },
  proposalContent: openProposal,
  proposalRead: (page) => page.getByText('SHOW DETAILS').first().click(),
  testDatabase: (page) => page.getByRole('button', { name: 'Test Supabase connection' }).click(),
  triggerSync: (page) => page.getByRole('button', { name: 'Sync Jobs' }).click(),
  clearJobs: async (page) => {
    await page.getByRole('button', { name: 'Clear all jobs' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Clear all jobs' }).click();
  },
  suggestPlaces: (page) => page.getByLabel('Town, county or postcode').pressSequentially('Le'),
  suggestSearches: (page) => page.getByLabel('Job title, skill or company').pressSequentially('driv'),
  jobAlert: async (page) => {
    await page.getByRole('button', { name: 'Create a job alert' }).click();
    await page.getByLabel('Email').fill('sam@example.com');
    await page.getByRole('button', { name: 'Create alert' }).click();
  },
  changeApplication: async (page) => {
    await page.getByLabel('Your message').fill('When shall I hear from you?');
    await page.getByRole('button', { name: 'Send message' }).click();
  },
  changeApplicationEmail: async (page) => {
    await page.getByText('Change your email address').click();
    await page.getByLabel('New email address').fill('sile@example.org');
    await page.getByRole('button', { name: 'Send me a link' }).click();
  },
  confirmApplicationEmail: (page) => page.getByRole('button', { name: 'Confirm' }).click(),
  chooseInterview: async (page) => {
    await page.getByLabel('By phone').check();
    await page.getByRole('button', { name: 'Move to this time' }).click();
  },
  interviewCalendar: (page) => page.getByRole('link', { name: 'Add it to your calendar' }).click(),
  answerApplication: async (page) => {
    await page.getByLabel('Read', { exact: true }).check();
    await page.getByRole('button', { name: 'Show the mail' }).click();
  },
  answerApplications: (page) => page.getByRole('button', { name: 'Show the mails' }).click(),
  replaceApplicationCv: async (page) => {
    await page.getByText('Replace your CV').click();
    const file = { name: 'Sile.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') };
    await page.getByLabel('Your CV').setInputFiles(file);
    await page.getByRole('button', { name: 'Send CV' }).click();
  },
  changeAlert: (page) => page.getByRole('button', { name: 'Pause' }).click(),
  revealSubmission: (page) => page.getByRole('button', { name: 'Reveal' }).click(),
  changeSubmission: async (page) => {
    await page.getByLabel('Done').check();
    await page.getByRole('button', { name: 'Save' }).click();
  },
  submissionCv: async (page) => {
    await page.getByRole('button', { name: 'Reveal' }).click();
    await page.getByRole('link', { name: 'Download Sile Okafor.pdf' }).click();
  },
  readMail: (page) => page.getByRole('button', { name: 'Show this mail' }).click(),
  resendMail: (page) => page.getByRole('button', { name: 'Resend' }).click(),
  giveUpMail: (page) => page.getByRole('button', { name: 'Give up' }).click(),
  addProposalAccess: async (page) => {
    await page.getByRole('button', { name: 'Give access' }).click();
    const form = page.getByRole('dialog');
    await form.getByLabel('Proposal').selectOption('LCRCA');
    await form.getByLabel('Person').fill('Sam Okoro, Mockshire Buses');
    await form.getByLabel('Last day').fill('2099-12-31');
    await form.getByRole('button', { name: 'Give access' }).click();
  },
  sharePreview: async (page) => {
    await page.getByRole('button', { name: 'Share a preview' }).click();
    const form = page.getByRole('dialog');
    await form.getByLabel('Version').selectOption('job-board@0.1.0-90ac55e17d02');
    await form.getByRole('button', { name: 'Make a link' }).click();
  },
  revokeProposalAccess: async (page) => {
    await page.getByRole('button', { name: 'Revoke' }).first().click();
    await page.getByRole('dialog').getByRole('button', { name: 'Revoke access' }).click();
  },
  acceptInvitation: async (page) => {
    await page.getByText('Where a browser has no passkeys').click();
    await page.getByLabel('New password').fill('four words make one');
    await page.getByRole('textbox', { name: 'Code' }).fill(MOCK_CODE);
    await page.getByRole('button', { name: 'Use a password and codes' }).click();
  },
  changeMyAccount: (page) => page.getByRole('button', { name: 'Make new recovery codes' }).click(),
  changeStaffAccount: async (page) => {
    await page.getByRole('button', { name: 'Invite somebody' }).click();
    const form = page.getByRole('dialog');
    await form.getByLabel('Name').fill('Jo Smith');
    await form.getByLabel('Email address').fill('jo@agency.example');
    await form.getByLabel('Role').selectOption('Consultant');
    await form.getByRole('button', { name: 'Send the invitation' }).click();
  },
  passkeyOptions: (page) => page.getByRole('button', { name: 'Create a passkey' }).click(),
  staffSignIn: async (page) => {
    await page.getByLabel('Your email address').fill('alex@agency.example');
    await page.getByRole('textbox', { name: 'Code' }).fill(MOCK_CODE);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  },
};

async function openProposal(page: Page) {
  await page.getByLabel('Password', { exact: true }).fill(MOCK_PASSWORD);
  await page.getByRole('button', { name: 'Access Proposal' }).click();
}
