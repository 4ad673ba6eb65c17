import { expect, onTestFinished, test, vi } from 'vitest';
import { createApiClient, FORM_AGE_HEADER, LEAST_FORM_AGE_MS, siteEndpoints } from '@site/contract';
import { defineForm } from './form.ts';
import { checkField, submitForm } from './submit-form.ts';

const form = defineForm({
  name: 'application',
  endpoint: siteEndpoints.applyToJob,
  fields: ['fullName', 'email', 'phone'],
  failureText: (error) => (error.kind === 'refused' ? `Refused: ${error.message}` : 'Not sent'),
  next: () => '/',
});

const valid = {
  fullName: 'Sam Okoro',
  email: 'sam@example.com',
  phone: '01632 960 199',
  jobTitle: 'Van Driver',
  jobSlug: 'van-driver',
};

/** A client that records its calls and gives them this answer. */
function answering(answer: () => Response) {
  const bodies: unknown[] = [];
  const ages: (string | null)[] = [];
  const api = createApiClient({
    baseUrl: 'https://example.com',
    fetch: async (request) => {
      ages.push(request.headers.get(FORM_AGE_HEADER));
      bodies.push(await request.json());
      return answer();
    },
  });
  return { api, bodies, ages };
}

const accepting = () => answering(() => Response.json({ success: true, reference: 'APP-7K2M9Q' }));

test('a valid form is sent, and its reply comes back', async () => {
  const { api, bodies } = accepting();
  const outcome = await submitForm(form, valid, api);
  expect(outcome).toEqual({ accepted: true, reply: { success: true, reference: 'APP-7K2M9Q' } });
  expect(bodies).toEqual([expect.objectContaining(valid)]);
});

test('an invalid form is not sent: each field has the message of the first rule it breaks', async () => {
  const { api, bodies } = accepting();
  const outcome = await submitForm(form, { ...valid, email: ' ', phone: 'ask my mum' }, api);
  expect(outcome).toMatchObject({
    accepted: false,
    problem: { status: 400, errors: { email: 'Email is required', phone: 'Please enter a valid phone number' } },
  });
  expect(bodies).toEqual([]);
});

test('a form may check fewer fields than its call has, and make another call first', async () => {
  const called: unknown[] = [];
  const renamed = defineForm({
    ...form,
    input: siteEndpoints.subscribe.input,
    call: async (client, data, options) => {
      called.push(data);
      return client.applyToJob({ ...valid, ...(data as { email: string }) }, options) as never;
    },
  });
  const { api, bodies } = accepting();
  expect(await submitForm(renamed, { email: 'nobody' }, api)).toMatchObject({
    problem: { errors: { email: 'Please enter a valid email address' } },
  });
  expect(await submitForm(renamed, { email: 'sam@example.org' }, api)).toMatchObject({ accepted: true });
  expect(called).toMatchObject([{ email: 'sam@example.org' }]);
  expect(bodies).toEqual([expect.objectContaining({ ...valid, email: 'sam@example.org' })]);
  expect(checkField(renamed, { email: '' }, 'email')).toBe('Email is required');
});

test('a form sent in less than a second waits until it would no longer pass for a robot’s', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { api, ages } = accepting();
  const outcome = submitForm(form, valid, api, { formAge: 300 });
  await vi.advanceTimersByTimeAsync(LEAST_FORM_AGE_MS - 301);
  expect(ages).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(await outcome).toMatchObject({ accepted: true });
  expect(ages).toEqual([String(LEAST_FORM_AGE_MS)]);
});

test('a form as old as a person’s, or posted without scripts, is sent at once; faults are told at once', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { api, ages } = accepting();
  await submitForm(form, valid, api, { formAge: 4_200 });
  await submitForm(form, valid, api);
  expect(ages).toEqual(['4200', null]);
  expect(await submitForm(form, { ...valid, email: '' }, api, { formAge: 1 })).toMatchObject({ accepted: false });
});

test('an error outside the visible fields becomes the message of the whole form', async () => {
  const outcome = await submitForm(form, { ...valid, jobSlug: '' }, accepting().api);
  expect(outcome).toMatchObject({ problem: { message: 'Job is required', errors: {} } });
});

test('a refusal brings the form’s message, the errors of its fields and the time to wait', async () => {
  const { api } = answering(() =>
    Response.json(
      { error: 'Slow down', fields: { email: 'Unknown domain', somethingElse: 'No' } },
      { status: 429, headers: { 'retry-after': '120' } },
    ),
  );
  expect(await submitForm(form, valid, api)).toMatchObject({
    accepted: false,
    problem: { status: 429, message: 'Refused: Slow down', errors: { email: 'Unknown domain' }, retryAfter: 120 },
  });
});

test('a refusal whose message is that of a field says it there alone', async () => {
  const { api } = answering(() =>
    Response.json({ error: 'Unknown domain', fields: { email: 'Unknown domain' } }, { status: 400 }),
  );
  const quoting = defineForm({ ...form, failureText: (error) => ('message' in error ? error.message : 'Not sent') });
  const outcome = await submitForm(quoting, valid, api);
  expect(outcome).toMatchObject({ accepted: false, problem: { errors: { email: 'Unknown domain' } } });
  expect(outcome).not.toHaveProperty('problem.message');
  expect(await submitForm(form, valid, api)).toMatchObject({ problem: { message: 'Refused: Unknown domain' } });
});

test('when no answer comes, no field is blamed', async () => {
  const { api } = answering(() => {
    throw new TypeError('Failed to fetch');
  });
  expect(await submitForm(form, valid, api)).toMatchObject({
    accepted: false,
    problem: { status: 502, message: 'Not sent', errors: {} },
  });
});

test('one field is checked alone, whatever the others contain', () => {
  expect(checkField(form, { email: 'sam' }, 'email')).toBe('Please enter a valid email address');
  expect(checkField(form, { email: 'sam@example.com' }, 'email')).toBeUndefined();
});

const withCv = defineForm({
  ...form,
  fields: ['fullName', 'email', 'phone', 'cvFile'],
  files: { cvFile: ({ name }) => (name.endsWith('.pdf') ? undefined : 'A PDF, please') },
});

test('a file is sent with its name, its content in Base64', async () => {
  const { api, bodies } = accepting();
  const bytes = Uint8Array.from({ length: 60_000 }, (_, index) => index % 251);
  await submitForm(withCv, { ...valid, cvFile: new File([bytes], 'Sam.pdf') }, api);
  const content = Buffer.from(bytes).toString('base64');
  expect(bodies).toEqual([expect.objectContaining({ cvFile: { name: 'Sam.pdf', content } })]);
});

test('a file at fault is not sent, and is named beside the other faults', async () => {
  const { api, bodies } = accepting();
  const cvFile = new File(['MZ'], 'Sam.exe');
  expect(await submitForm(withCv, { ...valid, email: '', cvFile }, api)).toEqual({
    accepted: false,
    problem: { status: 400, errors: { email: 'Email is required', cvFile: 'A PDF, please' } },
  });
  expect(checkField(withCv, { cvFile }, 'cvFile')).toBe('A PDF, please');
  expect(checkField(withCv, {}, 'cvFile')).toBeUndefined();
  expect(bodies).toEqual([]);
});

test('a file that has gone since it was chosen has to be chosen again', async () => {
  const gone = new File([], 'Sam.pdf');
  gone.arrayBuffer = () => Promise.reject(new DOMException('Gone', 'NotReadableError'));
  const { api, bodies } = accepting();
  expect(await submitForm(withCv, { ...valid, cvFile: gone }, api)).toMatchObject({
    problem: { errors: { cvFile: 'We could not read this file. Please choose it again.' } },
  });
  expect(bodies).toEqual([]);
});
