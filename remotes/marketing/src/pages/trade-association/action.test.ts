import { expect, test } from 'vitest';
import { staffRequestForm } from '../../features/trade-association/form.ts';
import { postForm } from '../../testing/post-form.ts';
import { action } from './action.ts';

const request = {
  firstName: 'Priya',
  lastName: 'Shah',
  email: 'priya@example.com',
  phone: '01632 960 118',
  inquiryType: 'hire',
  message: 'CPT10: two PSV drivers for a rail replacement on Sunday.',
};

test('without JavaScript, a request is sent, and its confirmation is on the page', async () => {
  const answer = (await postForm(action, staffRequestForm, request)) as Response;
  expect(answer.status).toBe(303);
  expect(answer.headers.get('Location')).toMatch(/^\/partners\/cpt\?sent=MSG-[A-Z0-9]{6}#ask-for-staff$/);
});

test('without JavaScript, a faulty request comes back with what was typed', async () => {
  await expect(postForm(action, staffRequestForm, { ...request, phone: '12' })).resolves.toMatchObject({
    data: { values: { firstName: 'Priya', phone: '12' }, problem: { errors: { phone: expect.any(String) as string } } },
    init: { status: 400 },
  });
});
