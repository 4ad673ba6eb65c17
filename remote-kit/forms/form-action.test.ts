import { expect, test } from 'vitest';
import { createApiClient } from '@site/contract';
import { formAction } from './form-action.ts';
import { defineForm } from './form.ts';

const signIn = defineForm({
  name: 'sign-in',
  endpoint: 'staffAuth',
  fields: ['password'],
  secrets: ['password'],
  fixed: { action: 'login' },
  failureText: () => 'Incorrect password.',
  next: (_reply, page) => `${page.pathname}?in`,
});
const newsletter = defineForm({
  name: 'newsletter',
  endpoint: 'subscribe',
  fields: ['email'],
  failureText: () => 'Not subscribed.',
  next: () => '/blog?subscribed',
});

const action = formAction(signIn, newsletter);

/** The response of the page's action to a post of these fields. */
function post(fields: Record<string, string>, answer: () => Response) {
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
    body: new URLSearchParams(fields),
  });
  return { asked, answered: action({ request, params: {}, api }) };
}

test('an accepted form redirects the browser with 303', async () => {
  const { answered } = post({ form: 'sign-in', password: 'right' }, () => Response.json({ success: true }));
  const response = (await answered) as Response;
  expect([response.status, response.headers.get('location')]).toEqual([303, '/test-supabase?in']);
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
