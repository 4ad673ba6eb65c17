import { MAX_CV_BYTES } from '@site/contract';
import { expect, test } from 'vitest';
import type { Backend } from './backends.ts';
import { applicationFor, CANDIDATE, dataOf, firstJob, MESSAGE, QUOTE_REQUEST, refusalOf } from './calls.ts';

export function formCases(backend: () => Backend): void {
  test('every form gets a reference to quote', async () => {
    const visitor = backend().visitor();
    expect(dataOf(await visitor.api.sendEmail({ ...MESSAGE, message: 'A message of its own.' })).reference).toMatch(
      /^MSG-[A-Z0-9]{6}$/,
    );
    const application = applicationFor(await firstJob(visitor));
    expect(dataOf(await visitor.api.applyToJob({ ...application, fullName: 'Ines Baptiste' })).reference).toMatch(
      /^APP-[A-Z0-9]{6}$/,
    );
    expect(dataOf(await visitor.api.requestQuote(QUOTE_REQUEST)).reference).toMatch(/^QUO-[A-Z0-9]{6}$/);
    expect(dataOf(await visitor.api.registerCandidate(CANDIDATE)).reference).toMatch(/^CAN-[A-Z0-9]{6}$/);
  });

  test('a filled honeypot is answered like a success', async () => {
    const visitor = backend().visitor();
    expect(dataOf(await visitor.api.sendEmail({ ...MESSAGE, website: 'https://spam.example' }))).toMatchObject({
      success: true,
    });
    const application = applicationFor(await firstJob(visitor));
    expect(dataOf(await visitor.api.applyToJob({ ...application, website: 'https://spam.example' }))).toMatchObject({
      success: true,
    });
  });

  test('a form that a program filled in at once is answered like a success', async () => {
    expect(
      dataOf(
        await backend()
          .visitor()
          .api.sendEmail({ ...MESSAGE, message: 'Buy now, buy now.' }, { formAge: 12 }),
      ),
    ).toMatchObject({ success: true });
  });

  test('an application may have a CV as a file, of the kinds and the size that are accepted', async () => {
    const visitor = backend().visitor();
    const application = applicationFor(await firstJob(visitor));
    const apply = (name: string, content: string) =>
      visitor.api.applyToJob({ ...application, fullName: 'Rosa Lind', cvFile: { name, content: btoa(content) } });
    expect(dataOf(await apply('Rosa.pdf', '%PDF-1.7')).reference).toMatch(/^APP-/);
    for (const [name, content, message] of [
      ['Rosa.exe', 'MZ', 'Please choose a PDF, DOC, DOCX or ODT file'],
      ['Rosa.pdf', '', 'This file is empty. Please choose another.'],
      ['Rosa.pdf', ' '.repeat(MAX_CV_BYTES + 1), 'Please choose a file of at most 5 MB'],
    ] as const)
      expect(refusalOf(await apply(name, content))).toMatchObject({ status: 400, fields: { cvFile: message } });
  });

  test('an application for a job that does not exist is refused', async () => {
    const application = applicationFor({ title: 'Airship Pilot', slug: 'airship-pilot' });
    expect(refusalOf(await backend().visitor().api.applyToJob(application))).toMatchObject({
      status: 404,
      message: 'Job not found',
    });
  });

  test.each([
    ['firstName', { firstName: '   ' }, 'First name is required'],
    ['lastName', { lastName: '' }, 'Last name is required'],
    ['email', { email: '' }, 'Email is required'],
    ['email', { email: 'priya@example' }, 'Please enter a valid email address'],
    ['phone', { phone: '' }, 'Phone number is required'],
    ['phone', { phone: '123456789' }, 'Please enter a valid phone number: this one is too short'],
    ['phone', { phone: 'ring my sister' }, 'Please enter a valid phone number'],
    ['message', { message: '' }, 'Please tell us more about your requirements'],
    ['message', { message: 'Too short' }, 'Message must be at least 10 characters long'],
  ])('a message with a bad %s (%o) is refused with: %s', async (field, change, message) => {
    const refusal = refusalOf(
      await backend()
        .visitor()
        .api.sendEmail({ ...MESSAGE, ...change }),
    );
    expect(refusal).toMatchObject({ status: 400, message, fields: { [field]: message } });
  });

  test.each([
    [{ companyName: '' }, 'Company name is required'],
    [{ contactName: ' ' }, 'Contact name is required'],
    [{ email: 'moira' }, 'Please enter a valid email address'],
    [{ service: 'catering' as never }, 'Please choose a service'],
    [{ requirements: '' }, 'Please tell us more about your requirements'],
    [{ requirements: 'Drivers' }, 'Requirements must be at least 10 characters long'],
  ])('a quote request with %o is refused with: %s', async (change, message) => {
    const refusal = refusalOf(
      await backend()
        .visitor()
        .api.requestQuote({ ...QUOTE_REQUEST, ...change }),
    );
    expect(refusal).toMatchObject({ status: 400, message, fields: { [Object.keys(change)[0]!]: message } });
  });

  test.each([
    [{ fullName: '' }, 'Full name is required'],
    [{ phone: '12345' }, 'Please enter a valid phone number: this one is too short'],
    [{ careerInterest: 'pilot' as never }, 'Please choose what you are looking for'],
    [{ yearsOfExperience: '' }, 'Please enter your experience in whole years, 0 to 60'],
    [{ yearsOfExperience: 61 }, 'Please enter your experience in whole years, 0 to 60'],
    [{ yearsOfExperience: 1.5 }, 'Please enter your experience in whole years, 0 to 60'],
  ])('a registration with %o is refused with: %s', async (change, message) => {
    const refusal = refusalOf(
      await backend()
        .visitor()
        .api.registerCandidate({ ...CANDIDATE, ...change }),
    );
    expect(refusal).toMatchObject({ status: 400, message, fields: { [Object.keys(change)[0]!]: message } });
  });

  test('a message that a full field has cut off in the middle of an emoji is accepted', async () => {
    const { api } = backend().visitor();
    const cut = 'Do you have van work? 🚚'.slice(0, -1);
    expect(dataOf(await api.sendEmail({ ...MESSAGE, firstName: cut, message: cut })).reference).toMatch(/^MSG-/);
    expect(dataOf(await api.jobAlert({ email: 'cut@example.org', search: cut }))).toEqual({ success: true });
  });

  test.each(['sendEmail', 'requestQuote'] as const)(
    '%s refuses a character that no database can store',
    async (name) => {
      const input =
        name === 'sendEmail' ? { ...MESSAGE, firstName: 'Pri\0ya' } : { ...QUOTE_REQUEST, contactName: 'Moi\0ra' };
      const refusal = refusalOf(
        await backend()
          .visitor()
          .api[name](input as never),
      );
      expect(refusal).toMatchObject({ status: 400, message: 'The request contains a character that is not allowed' });
    },
  );

  test('the same message sent twice is one message', async () => {
    const { api } = backend().visitor();
    const message = { ...MESSAGE, message: 'Sent twice because the train went into a tunnel.' };
    expect(dataOf(await api.sendEmail(message))).toEqual(dataOf(await api.sendEmail(message)));
  });
}
