import { SUBMISSION_CHANGED } from '@site/contract';
import { ApiProblem } from '@site/protocol';
import { forConsultants } from '../../../access/policy.ts';
import { asStaffAction } from '../../../access/staff-actions.ts';
import { handler } from '../../../handler.ts';
import { changeSubmission } from '../../../staff/submissions/change.ts';
import { asReveal } from '../../../staff/submissions/reveal.ts';
import { endpoint } from './contract.ts';

export default handler(endpoint, {
  ...forConsultants,
  async answer({ input, services, session }) {
    const { reference, note } = input;
    const action = { actor: session, action: 'change-submission', subject: reference, rowsOf: () => 1 };
    const changed = await asStaffAction(services, action, async () => {
      const { row, isIn } = await changeSubmission(services.db, input);
      if (isIn) return row;
      const { revision, status } = row;
      // Whoever wrote a note sees the other one.
      const theirs =
        note === undefined ? {} : { note: await asReveal(services, session, reference, async () => row.note) };
      throw new ApiProblem(409, SUBMISSION_CHANGED, { details: { current: { revision, status, ...theirs } } });
    });
    return { success: true, revision: changed.revision };
  },
});
