import { expect, test } from 'vitest';
import { formReducer, untouched, type FormEvent, type FormState } from './form-state.ts';

type State = FormState<{ reference: string }, 'email' | 'phone'>;
type Event = FormEvent<{ reference: string }, 'email' | 'phone'>;

const after = (...events: Event[]) => events.reduce<State>(formReducer, untouched);

const faulty: Event = {
  type: 'refused',
  problem: { status: 400, errors: { email: 'Email is required', phone: 'No number' } },
};
const failed: Event = { type: 'refused', problem: { status: 429, message: 'Closed', errors: {}, retryAfter: 60 } };

test('leaving an invalid field shows its error, without a summary', () => {
  const state = after({ type: 'left', field: 'email', error: 'Email is required' });
  expect(state).toMatchObject({ errors: { email: 'Email is required' }, listed: [] });
});

test('editing a field clears its error, in place and in the summary, and no other', () => {
  const state = after(faulty, { type: 'edited', field: 'email' });
  expect(state).toMatchObject({ errors: { phone: 'No number' }, listed: ['phone'] });
});

test('leaving a field that the server refused, unedited, keeps what the server said', () => {
  const state = after(faulty, { type: 'left', field: 'email', error: undefined });
  expect(state).toMatchObject({
    errors: { email: 'Email is required', phone: 'No number' },
    listed: ['email', 'phone'],
  });
});

test('submitting an invalid form lists its errors, and counts the attempts', () => {
  expect(after(faulty)).toMatchObject({ listed: ['email', 'phone'], rejections: 1, pending: false });
  expect(after(faulty, { type: 'sent' }, faulty).rejections).toBe(2);
});

test('submitting clears the errors of the last attempt', () => {
  expect(after(failed, { type: 'sent' })).toMatchObject({ pending: true, errors: {}, failure: undefined });
});

test('a failure stays until it is dismissed or the form is submitted again', () => {
  expect(after(failed)).toMatchObject({ failure: { message: 'Closed', retryAfter: 60 }, rejections: 0 });
  expect(after(failed, { type: 'failure-dismissed' }).failure).toBeUndefined();
});

test('an accepted form keeps its reply until it is reset', () => {
  const reply = { reference: 'MSG-7K2M9Q' };
  expect(after(faulty, { type: 'sent' }, { type: 'accepted', reply })).toEqual({ ...untouched, accepted: reply });
  expect(after({ type: 'accepted', reply }, { type: 'emptied' })).toEqual(untouched);
});
