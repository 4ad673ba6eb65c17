import { expect, test } from 'vitest';
import { createApiClient, NO_CONNECTION } from '@site/contract';
import { asksForPassword, clearJobsForm } from './clear-jobs-form.ts';

/** A back end that answers each call in turn, and what it was asked. */
function backEndThatAnswers(...answers: readonly (Response | 'offline')[]) {
  const asked: string[] = [];
  const api = createApiClient({
    baseUrl: 'https://example.com',
    async fetch(request) {
      const answer = answers[asked.length];
      asked.push(`${new URL(request.url).pathname.split('/').at(-1)} ${await request.text()}`);
      if (!answer || answer === 'offline') throw new TypeError('Failed to fetch');
      return answer;
    },
  });
  return { asked, clear: (data: { password?: string } = {}) => clearJobsForm.call!(api, data, {}) };
}

const cleared = () => Response.json({ success: true, jobsCleared: 42 });
const refused = (status: number, error: string, more: object = {}) => Response.json({ error, ...more }, { status });

/** What the visitor reads, and whether the page asks for the password. */
async function failureOf(result: ReturnType<ReturnType<typeof backEndThatAnswers>['clear']>) {
  const reply = await result;
  if (reply.ok) throw new Error('The jobs were cleared');
  const { error } = reply;
  return [
    clearJobsForm.failureText(error),
    error.kind === 'refused' && asksForPassword(error) ? 'asks for the password' : 'does not ask',
  ];
}

test('a reply of nothing but success and a count is a clearing; without a password, none is sent', async () => {
  const { clear, asked } = backEndThatAnswers(cleared());
  expect(await clear()).toMatchObject({ ok: true, data: { jobsCleared: 42 } });
  expect(asked).toEqual(['clear-jobs {}']);
});

test('with a password, it signs in first and then clears', async () => {
  const { clear, asked } = backEndThatAnswers(Response.json({ success: true }), cleared());
  expect(await clear({ password: 'depot-keys' })).toMatchObject({ ok: true });
  expect(asked).toEqual(['staff-auth {"action":"login","password":"depot-keys"}', 'clear-jobs {}']);
});

test('a password that was entered too long ago is asked for again, in the server’s words', async () => {
  const again = refused(403, 'Please enter it again.', { passwordNeeded: true });
  expect(await failureOf(backEndThatAnswers(again).clear())).toEqual([
    'Please enter it again.',
    'asks for the password',
  ]);
});

test('so is that of a session that has ended, or never began', async () => {
  expect(await failureOf(backEndThatAnswers(refused(401, 'Staff only')).clear())).toEqual([
    'Only staff can change the jobs. Please enter the staff password.',
    'asks for the password',
  ]);
});

test('a wrong password and too many of them are told apart, and clear nothing', async () => {
  const wrong = backEndThatAnswers(refused(401, 'No'));
  expect(await failureOf(wrong.clear({ password: 'guess' }))).toEqual(['Incorrect password.', 'asks for the password']);
  expect(wrong.asked).toHaveLength(1);
  const limited = backEndThatAnswers(refused(429, 'Slow down'));
  expect(await failureOf(limited.clear({ password: 'guess' }))).toEqual([
    'Signing in failed: Slow down',
    'asks for the password',
  ]);
});

test.each([
  ['a running sync', refused(409, 'A sync is running'), 'Clear failed: A sync is running'],
  ['a fault without words', refused(503, ''), 'Clear failed: The server answered with status 503'],
  ['a refusal at status 200', Response.json({ success: false, error: 'Locked' }), 'Clear failed: Locked'],
  ['no connection', 'offline', `Failed to clear jobs: ${NO_CONNECTION}`],
] as const)('%s is named, and no password would help', async (_what, answer, text) => {
  expect(await failureOf(backEndThatAnswers(answer).clear())).toEqual([text, 'does not ask']);
});
