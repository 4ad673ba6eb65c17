import { describe, expect, test } from 'vitest';
import { contactReducer, IDLE, type ContactEvent } from './contact-state.ts';

const after = (...events: ContactEvent[]) => events.reduce(contactReducer, IDLE);

const rejected: ContactEvent = {
  type: 'rejected',
  errors: { message: 'Please tell us more about your requirements', firstName: 'First name is required' },
};

describe('a submitted form with faults', () => {
  test('lists its fields in the order of the form', () => {
    expect(after(rejected).listed).toEqual(['firstName', 'message']);
  });

  test('counts every rejection, so that each can take the focus', () => {
    expect(after(rejected, rejected).rejections).toBe(2);
  });

  test('forgets the error of a field once it is edited, and of that field only', () => {
    const { errors, listed } = after(rejected, { type: 'edited', field: 'firstName' });
    expect(errors).toEqual({ message: 'Please tell us more about your requirements' });
    expect(listed).toEqual(['message']);
  });

  test('shows a new error in its field when that is left, without listing it again', () => {
    const { errors, listed } = after(
      rejected,
      { type: 'edited', field: 'firstName' },
      { type: 'left', field: 'firstName', error: 'First name is required' },
    );
    expect(errors.firstName).toBe('First name is required');
    expect(listed).toEqual(['message']);
  });
});

test('a field that is left sound loses its error', () => {
  const { errors } = after(
    { type: 'left', field: 'email', error: 'Email is required' },
    { type: 'left', field: 'email', error: undefined },
  );
  expect(errors).toEqual({});
});

test('while a message travels there is no outcome and no error', () => {
  const state = after(rejected, { type: 'failed', reason: 'No', errors: {} }, { type: 'submitted' });
  expect(state).toMatchObject({ submitting: true, errors: {}, listed: [], outcome: undefined });
});

test('a failure shows its reason and the fields that the server names', () => {
  const state = after(
    { type: 'submitted' },
    { type: 'failed', reason: 'Check it', errors: { email: 'No such domain' } },
  );
  expect(state).toMatchObject({
    submitting: false,
    outcome: { kind: 'failed', reason: 'Check it' },
    errors: { email: 'No such domain' },
    listed: ['email'],
    rejections: 1,
  });
});

test('a cleared failure leaves the fields’ errors in place', () => {
  const state = after(
    { type: 'failed', reason: 'Check it', errors: { email: 'No such domain' } },
    { type: 'outcome-cleared' },
  );
  expect(state.outcome).toBeUndefined();
  expect(state.errors).toEqual({ email: 'No such domain' });
});

test('a failure without faulty fields does not call for the focus', () => {
  expect(after({ type: 'failed', reason: 'Try again', errors: {} }).rejections).toBe(0);
});

test('the reference stays readable when the confirmation has cleared itself', () => {
  const state = after({ type: 'submitted' }, { type: 'sent', reference: 'MSG-7K2M9Q' }, { type: 'outcome-cleared' });
  expect(state).toEqual({ ...IDLE, lastReference: 'MSG-7K2M9Q' });
});
