import { expect, test } from 'vitest';
import { quoteForm } from '../../features/clients/form.ts';
import { postForm } from '../../testing/post-form.ts';
import { action } from './action.ts';

const request = {
  companyName: 'Underhill Haulage',
  contactName: 'Priya Shah',
  email: 'priya@example.com',
  service: 'emergency-cover',
  requirements: 'A class 1 driver for tonight, please.',
};

test('without JavaScript, a request is sent, and its confirmation is on the page', async () => {
  const answer = (await postForm(action, quoteForm, request)) as Response;
  expect(answer.status).toBe(303);
  expect(answer.headers.get('Location')).toMatch(/^\/clients\?sent=QUO-[A-Z0-9]{6}#quote$/);
});

test('without JavaScript, a faulty request comes back with what was typed', async () => {
  await expect(postForm(action, quoteForm, { ...request, email: 'priya' })).resolves.toMatchObject({
    data: {
      values: { companyName: 'Underhill Haulage', email: 'priya' },
      problem: { errors: { email: 'Please enter a valid email address' } },
    },
    init: { status: 400 },
  });
});
