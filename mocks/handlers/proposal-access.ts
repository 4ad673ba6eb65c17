import { AccessLogEntrySchema, DAY_IS_OVER, NO_SUCH_ACCESS, type AccessLogEntry } from '@site/contract';
import { answerRows, ApiProblem } from '@site/protocol';
import { mockEndpoint } from '../mock-endpoint.ts';
import { requireSession } from '../sessions.ts';
import { recordAction } from '../staff/actions.ts';
import { nextSerial, state } from '../state.ts';

const DAY_MS = 24 * 3_600_000;

const proposalAccess = mockEndpoint('proposalAccess', (caller) => {
  requireSession(caller, 'staff');
  return { grants: [...state.accessGrants] };
});

const accessLog = mockEndpoint('accessLog', ({ input: { scope, event, reader, ...query }, ...caller }) => {
  requireSession(caller, 'staff');
  const rows = state.accessLog.filter(
    (entry) =>
      (scope === undefined || entry.scope === scope) &&
      (event === undefined || entry.event === event) &&
      (reader === undefined || isBy(reader, entry)),
  );
  return answerRows(query, { name: 'access-log', schema: AccessLogEntrySchema, rows });
});

function isBy(reader: string, { person, event }: AccessLogEntry): boolean {
  if (reader === 'shared') return person === null && event !== 'login-refused';
  if (reader === 'unknown') return person === null && event === 'login-refused';
  return person !== null && person === state.accessGrants.find(({ id }) => id === reader)?.person;
}

const addProposalAccess = mockEndpoint('addProposalAccess', ({ input: { scope, person, lastDay }, ...caller }) => {
  requireSession(caller, 'staff');
  const action = 'add-proposal-access';
  const endsAt = new Date(Date.parse(`${lastDay}T00:00:00Z`) + DAY_MS);
  if (!(endsAt > state.now)) {
    recordAction(action, { subject: scope, outcome: 'refused' });
    throw new ApiProblem(400, DAY_IS_OVER, { fields: { lastDay: DAY_IS_OVER } });
  }
  const id = `mock${String(nextSerial()).padStart(8, '0')}`;
  const grant = { id, scope, person, endsAt: endsAt.toISOString(), revokedAt: null, lastReadAt: null };
  state.accessGrants = [grant, ...state.accessGrants];
  recordAction(action, { subject: scope, rows: 1 });
  const path = scope === 'lcrca' ? '/lcrca-proposal' : '/transport-uk-proposal';
  const link = `http://localhost:3000${path}?invite=${id}`;
  return { success: true, id, link, password: 'mock-pass-word', endsAt: grant.endsAt };
});

const revokeProposalAccess = mockEndpoint('revokeProposalAccess', ({ input: { id }, ...caller }) => {
  requireSession(caller, 'staff');
  const action = 'revoke-proposal-access';
  const grant = state.accessGrants.find((each) => each.id === id);
  if (!grant) {
    recordAction(action, { subject: id, outcome: 'refused' });
    throw new ApiProblem(404, NO_SUCH_ACCESS);
  }
  recordAction(action, { subject: id, rows: grant.revokedAt === null ? 1 : 0 });
  const revoked = { ...grant, revokedAt: grant.revokedAt ?? state.now.toISOString() };
  state.accessGrants = state.accessGrants.map((each) => (each.id === id ? revoked : each));
  return { success: true };
});

export const proposalAccessHandlers = { proposalAccess, accessLog, addProposalAccess, revokeProposalAccess };
