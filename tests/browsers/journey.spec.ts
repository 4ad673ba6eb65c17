import { newestLink } from '../e2e/support/mail.ts';
import { passwords } from '../e2e/support/site.ts';
import { expect, test } from './browser.ts';

const FOUND = /^[\d,]+ jobs?\b/;
const otherThan = (heading: string) => new RegExp(`^(?!${RegExp.escape(heading)}$)[\\d,]+ jobs?\\b`);

test('a visitor finds a job, applies for it, goes back and forward, and writes to the agency', async ({ visitor }) => {
  await test.step('from the home page to the jobs', async () => {
    await visitor.opens('/');
    await visitor.clicks('link', 'Jobs');
    await visitor.isAt(/^\/jobs$/);
  });

  const found = await test.step('searching and filtering', async () => {
    const all = await visitor.sees('heading', FOUND);
    await visitor.types('Job title, skill or company', 'driver');
    await visitor.pressesEnter();
    await visitor.isAt(/search=driver/);
    // The address changes before the results do.
    const drivers = await visitor.sees('heading', otherThan(all));
    await visitor.ticks(/^Glasgow/);
    await visitor.isAt(/location=Glasgow/);
    return visitor.sees('heading', otherThan(drivers));
  });

  await test.step('opening a job', async () => {
    await visitor.clicks('link', /driver/i);
    await visitor.isAt(/^\/jobs\/[^?]+/);
  });

  await test.step('back to the same results, and forward to the job', async () => {
    await visitor.goesBack();
    await visitor.isAt(/search=driver/);
    expect(await visitor.sees('heading', FOUND)).toBe(found);
    await visitor.goesForward();
    await visitor.isAt(/^\/jobs\/[^?]+/);
  });

  await test.step('an application with mistakes, then without', async () => {
    await visitor.clicks('button', 'Apply now');
    await visitor.types(/^Full name/, 'Ada Haulage');
    await visitor.clicks('button', 'Submit application');
    await visitor.sees('link', 'Email is required');
    await visitor.clicks('link', 'Phone number is required');
    await visitor.types(/^Email/, 'ada@applicant.example');
    await visitor.types(/^Phone/, '01632 960 555');
    await visitor.clicks('button', 'Submit application');
    await visitor.sees('heading', 'Thank you for applying');
    await visitor.clicks('button', 'Close');
  });

  await test.step('a message to the agency', async () => {
    await visitor.clicks('link', 'Contact');
    await visitor.isAt(/^\/contact$/);
    await visitor.types(/^First name/, 'Rosa');
    await visitor.types(/^Last name/, 'Depot');
    await visitor.types(/^Email/, 'rosa@client.example');
    await visitor.types(/^Phone number/, '(01632) 960-123');
    await visitor.chooses(/^How can we help you/, 'I need emergency cover');
    await visitor.types(/^Your message/, 'Two Class 1 drivers for Monday at six, please.');
    await visitor.clicks('button', 'Send message');
    await visitor.sees('button', 'Send Another Message');
  });
});

test('an applicant is answered by staff, reads it, and withdraws', async ({ visitor, site }) => {
  const email = 'ada-followed@applicant.example';
  await test.step('an application, on a device that keeps nobody’s details', async () => {
    await visitor.opens('/jobs');
    await visitor.window.evaluate('localStorage.clear()');
    await visitor.opens('/jobs');
    await visitor.clicks('link', /driver/i);
    await visitor.isAt(/^\/jobs\/[^?]+/);
    await visitor.clicks('button', 'Apply now');
    await visitor.types(/^Full name/, 'Ada Okafor');
    await visitor.types(/^Email/, email);
    await visitor.types(/^Phone/, '01632 960 556');
    await visitor.clicks('button', 'Submit application');
    await visitor.sees('heading', 'Thank you for applying');
  });

  const page = await newestLink(site, email, '/applications/');
  await test.step('the applicant writes from its page', async () => {
    await visitor.opens(page);
    await visitor.sees('heading', 'We have your application');
    await visitor.types(/^Your message/, 'I can start on Monday.');
    await visitor.clicks('button', 'Send message');
    await visitor.sees('heading', 'You wrote to us');
  });

  await test.step('staff put the applicant forward', async () => {
    const acknowledgement = site.smtp.mails.find(({ to }) => to.includes(email))!;
    await visitor.opens(`/staff/submissions/${/APP-\w{6}/.exec(acknowledgement.source)![0]}`);
    await visitor.types(/^Staff password/, passwords.staff);
    await visitor.clicks('button', /sign in/i);
    await visitor.ticks('Put forward');
    await visitor.types(/^Your words/, 'They decide on Thursday.');
    await visitor.clicks('button', 'Show the mail');
    await visitor.clicks('button', 'Send it');
    await visitor.sees('radio', 'Stays at Put forward');
    await visitor.opens('/test-supabase');
    await visitor.clicks('button', 'Sign out');
    await visitor.sees('button', 'Sign in');
  });

  await test.step('the applicant reads it and withdraws', async () => {
    await visitor.opens(page);
    await visitor.sees('heading', 'We have put you forward');
    await visitor.unfolds('Withdraw your application');
    await visitor.clicks('button', 'Withdraw');
    await visitor.sees('heading', 'You have withdrawn your application');
  });
});

test('a proposal and the staff page open with their passwords', async ({ visitor }) => {
  await visitor.opens('/lcrca-proposal');
  await visitor.types(/password/i, passwords.lcrca);
  await visitor.clicks('button', 'Access Proposal');
  await visitor.sees('heading', 'Contingency Plan for Driver Mobilisation');
  await visitor.unfolds(/show details/i);
  await visitor.sees('heading', 'Overall goal');

  await visitor.opens('/test-supabase');
  await visitor.types(/^Staff password/, passwords.staff);
  await visitor.clicks('button', /sign in/i);
  await visitor.sees('button', /sign out/i);
});

test('on a phone, the menu leads everywhere, and no page scrolls sideways', async ({ visitor }) => {
  await visitor.resizesTheWindow({ width: 360, height: 800 });
  await visitor.opens('/');
  for (const [link, address] of [
    ['Clients', /^\/clients$/],
    ['Candidates', /^\/candidates$/],
    ['Blog', /^\/blog$/],
    ['Contact', /^\/contact$/],
    ['Jobs', /^\/jobs$/],
  ] as const) {
    await visitor.expectNoSidewaysScrolling();
    await visitor.unfolds('Menu');
    await visitor.clicks('link', link);
    await visitor.arrivesAt(address);
  }
  await visitor.expectNoSidewaysScrolling();
  await visitor.clicks('link', /driver/i);
  await visitor.isAt(/^\/jobs\/[^?]+/);
  await visitor.expectNoSidewaysScrolling();
});

test('an error in a page, a failed request and a page that is too wide are noticed', async ({ visitor }) => {
  const { window } = visitor;
  await visitor.opens('/terms');
  await window.evaluate(`setTimeout(() => {
    console.error('a message');
    document.body.style.width = '200vw';
    fetch('/nowhere').then(() => Promise.reject(new Error('an exception')));
  })`);
  await expect(() => visitor.expectNoSidewaysScrolling()).rejects.toThrow();
  const noticed: string[] = [];
  for (const problem of ['a message', '/nowhere', 'an exception']) {
    await expect
      .poll(async () => noticed.push(...(await window.takeProblems())) && noticed.join('\n'))
      .toContain(problem);
  }
});
