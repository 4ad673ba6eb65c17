import { expect, test } from 'vitest';
import { candidateForm } from '../../features/candidates/form.ts';
import { postForm } from '../../testing/post-form.ts';
import { action } from './action.ts';

const registration = {
  fullName: 'Sam Okafor',
  email: 'sam@example.com',
  phone: '01632 960 199',
  careerInterest: 'psv-driver',
  yearsOfExperience: '7',
  about: '',
};

test('without JavaScript, an application is sent, and its confirmation is on the page', async () => {
  const answer = (await postForm(action, candidateForm, registration)) as Response;
  expect(answer.status).toBe(303);
  expect(answer.headers.get('Location')).toMatch(/^\/candidates\?sent=CAN-[A-Z0-9]{6}#apply$/);
});

test('without JavaScript, a faulty application comes back with what was typed', async () => {
  await expect(postForm(action, candidateForm, { ...registration, yearsOfExperience: 'many' })).resolves.toMatchObject({
    data: {
      values: { fullName: 'Sam Okafor', yearsOfExperience: 'many' },
      problem: { errors: { yearsOfExperience: 'Please enter your experience in whole years, 0 to 60' } },
    },
    init: { status: 400 },
  });
});
