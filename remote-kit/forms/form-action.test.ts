import { describe, expect, test } from 'vitest';
import { createApiClient, siteEndpoints } from '@site/contract';
import { formAction } from './form-action.ts';
import { defineForm } from './form.ts';

const signIn = defineForm({
  name: 'sign-in',
  endpoint: siteEndpoints.staffAuth,
  fields: ['password'],
  secrets: ['password'],
  fixed: { action: 'login' },
  failureText: () => 'Incorrect password.',
  next: (_reply, page) => `${page.pathname}?in`,
});
const newsletter = defineForm({
  name: 'newsletter',
  endpoint: siteEndpoints.subscribe,
  fields: ['email'],
  failureText: () => 'Not subscribed.',
  next: () => '/blog?subscribed',
});

const application = defineForm({
  name: 'application',
  endpoint: siteEndpoints.applyToJob,
  fields: ['fullName', 'email', 'phone', 'cvFile'],
  files: { cvFile: () => undefined },
  failureText: () => 'Not sent.',
  next: ({ reference }) => `/sent?${reference}`,
});

const confirmation = defineForm({
  name: 'confirmation',
  endpoint: siteEndpoints.confirmSubscription,
  fields: ['token'],
  failureText: () => 'Not confirmed.',
});

const action = formAction(signIn, newsletter, application, confirmation);

/** The response of the page's action to a post of these fields. */
function post(fields: Record<string, string> | FormData, answer: () => Response) {
  const asked: string[] = [];
  const api = createApiClient({
    baseUrl: 'https://example.com',
    fetch: async ({ url }) => {
      asked.push(new URL(url).pathname);
      return answer();
    },
  });
  const request = new Request('https://example.com/test-supabase', {
    method: 'POST',
    body: fields instanceof FormData ? fields : new URLSearchParams(fields),
  });
  return { asked, answered: action({ request, params: {}, api }) };
}

test('an accepted form redirects the browser with 303', async () => {
  const { answered } = post({ form: 'sign-in', password: 'right' }, () => Response.json({ success: true }));
  const response = (await answered) as Response;
  expect([response.status, response.headers.get('location')]).toEqual([303, '/test-supabase?in']);
});

test('an accepted form that leads to no other page brings its reply to this one', async () => {
  const reply = { success: true, kind: 'newsletter' };
  const { answered } = post({ form: 'confirmation', token: 'abc' }, () => Response.json(reply));
  expect(await answered).toMatchObject({ form: 'confirmation', reply });
});

test('a refused form comes back with its status, the message and what was filled in', async () => {
  const { answered } = post({ form: 'newsletter', email: 'sam@example.com' }, () =>
    Response.json({ error: 'Slow down' }, { status: 429 }),
  );
  expect(await answered).toMatchObject({
    init: { status: 429 },
    data: { form: 'newsletter', values: { email: 'sam@example.com' }, problem: { message: 'Not subscribed.' } },
  });
});

test('an invalid form comes back with 400 and a message for each field, and is not sent', async () => {
  const { answered, asked } = post({ form: 'newsletter', email: 'sam' }, () => Response.json({}));
  expect(await answered).toMatchObject({
    init: { status: 400 },
    data: { values: { email: 'sam' }, problem: { errors: { email: 'Please enter a valid email address' } } },
  });
  expect(asked).toEqual([]);
});

test('a password is never sent back', async () => {
  const { answered } = post({ form: 'sign-in', password: 'guess' }, () =>
    Response.json({ error: 'No' }, { status: 401 }),
  );
  expect(JSON.stringify(await answered)).not.toContain('guess');
});

test.each([{}, { form: 'no-such-form' }])('a post that matches no form on the page is refused: %o', async (fields) => {
  const { answered, asked } = post(fields, () => Response.json({}));
  await expect(answered).rejects.toMatchObject({ init: { status: 400 } });
  expect(asked).toEqual([]);
});

describe('a form with a file, posted as multipart', () => {
  const filledIn = (changes: Record<string, string> = {}) => {
    const form = new FormData();
    const texts = { form: 'application', fullName: 'Sam Okoro', email: 'sam@example.com', phone: '01632 960 199' };
    for (const [name, value] of Object.entries({ ...texts, jobTitle: 'Van Driver', jobSlug: 'van', ...changes }))
      form.set(name, value);
    return form;
  };

  test('is accepted with the file', async () => {
    const form = filledIn();
    form.set('cvFile', new File(['%PDF-1.7'], 'Sam.pdf'));
    const { answered } = post(form, () => Response.json({ success: true, reference: 'APP-7K2M9Q' }));
    expect(((await answered) as Response).headers.get('location')).toBe('/sent?APP-7K2M9Q');
  });

  test('that is refused says that the file has to be chosen again', async () => {
    const form = filledIn({ email: '' });
    form.set('cvFile', new File(['%PDF-1.7'], 'Sam.pdf'));
    const { data } = (await post(form, () => Response.json({})).answered) as { data: Record<string, unknown> };
    expect(data).toMatchObject({
      problem: {
        errors: { email: 'Email is required', cvFile: 'Please choose the file again: browsers do not keep it' },
      },
    });
    expect(data['values']).not.toHaveProperty('cvFile');
  });

  test('says nothing of a file where none was chosen', async () => {
    const form = filledIn({ email: '' });
    form.set('cvFile', new File([], ''));
    const { answered } = post(form, () => Response.json({}));
    expect(await answered).toMatchObject({ data: { problem: { errors: { email: 'Email is required' } } } });
    expect(JSON.stringify(await answered)).not.toContain('choose');
  });
});
