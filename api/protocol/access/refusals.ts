import { PASSWORD_NEEDED, PROPOSAL_IS_LOCKED, STAFF_ONLY, type AccessScope } from '@site/contract';
import { ApiProblem } from '../calls/problem.ts';

const SENTENCES: Readonly<Record<AccessScope, string>> = {
  lcrca: PROPOSAL_IS_LOCKED,
  'transport-uk': PROPOSAL_IS_LOCKED,
  staff: STAFF_ONLY,
};

/** 401, of a call without a session of this scope. */
export const sessionNeeded = (scope: AccessScope) => new ApiProblem(401, SENTENCES[scope]);

/** 403, of a call that needs a password entered more recently. */
export const passwordNeeded = () => new ApiProblem(403, PASSWORD_NEEDED, { details: { passwordNeeded: true } });
