import { ALREADY_A_MEMBER, MEMBER_UNKNOWN, SIGN_IN_AGAIN } from '@site/contract';
import { ApiProblem } from '@site/protocol';
import { refused } from '../../../../mocks/expectations/staff-answers.ts';
import { mockEndpoint } from '../../../../mocks/mock-endpoint.ts';
import { recordAction } from '../../../../mocks/staff/actions.ts';
import { nextSerial, state } from '../../../../mocks/state.ts';
import { ACCOUNTS_PAGE } from '../mock.ts';
import { endpoint, operation } from './contract.ts';

const INVITATION_MS = 72 * 3_600_000;

const alreadyAMember = () => new ApiProblem(409, ALREADY_A_MEMBER, { fields: { email: ALREADY_A_MEMBER } });

export const mock = mockEndpoint(endpoint, {
  operation,
  answer({ input }) {
    const invitedUntil = new Date(state.now.getTime() + INVITATION_MS).toISOString();
    if (input.action === 'invite') {
      const { name, email, roles } = input;
      if (state.members.some((member) => member.email === email)) throw alreadyAMember();
      const id = `MOCK${String(nextSerial()).padStart(4, '0')}`;
      const member = { id, name, email, roles, joinedAt: null, invitedUntil, passkeys: 0, hasPassword: false };
      state.members = [...state.members, member];
      recordAction('invite-staff', { rows: 1 });
      return { success: true };
    }
    const { action, id } = input;
    if (!state.members.some((member) => member.id === id)) throw new ApiProblem(404, MEMBER_UNKNOWN);
    state.members =
      action === 'remove'
        ? state.members.filter((member) => member.id !== id)
        : state.members.map((member) =>
            member.id === id ? { ...member, passkeys: 0, hasPassword: false, invitedUntil } : member,
          );
    recordAction(`${action}-staff`, { subject: `STAFF-${id}`, rows: 1 });
    return { success: true };
  },
  refusals: { 403: SIGN_IN_AGAIN, 404: MEMBER_UNKNOWN, 409: alreadyAMember },
  refusedInput: {
    body: { action: 'invite', name: '', email: 'nobody', roles: [] },
    fields: ['name', 'email', 'roles'],
  },
  shows: {
    page: ACCOUNTS_PAGE,
    how: 'Press “Invite somebody”, fill in the form and press “Send the invitation”.',
    sees: {
      ...refused(),
      ready: 'The table has one more: “Jo Smith”.',
      400: 'A summary, and a sentence at each field: “Please choose what they may do”.',
      401: '“Your session has ended. Please sign in again.”',
      403: '“Please sign in again to do this”, and how.',
      404: '“There is no such account.”',
      409: '“Somebody with this address has an account.”',
    },
    fails: 'The form stays with what was typed, and the reason above the button.',
    waits: 'The button says “Inviting…”.',
  },
});
