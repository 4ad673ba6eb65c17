import { SUBMISSION_CHANGED, SUBMISSION_UNKNOWN } from '@site/contract';
import { ApiProblem } from '@site/protocol';
import { refused } from '../../../../mocks/expectations/staff-answers.ts';
import { mockEndpoint } from '../../../../mocks/mock-endpoint.ts';
import { recordAction } from '../../../../mocks/staff/actions.ts';
import { findSubmission } from '../../../../mocks/staff/submissions.ts';
import { SUBMISSION_PAGE } from '../mock.ts';
import { endpoint, operation } from './contract.ts';

export const mock = mockEndpoint(endpoint, {
  operation,
  answer({ input }) {
    const { reference: subject, revision, status, note } = input;
    const found = findSubmission(subject);
    const isThere = found.status === status && (note === undefined || found.note === note);
    if (!isThere && found.revision !== revision) {
      if (note !== undefined) recordAction('reveal-submission', { subject, rows: 1 });
      recordAction('change-submission', { subject, outcome: 'refused' });
      const current = {
        revision: found.revision,
        status: found.status,
        ...(note !== undefined && { note: found.note }),
      };
      throw new ApiProblem(409, SUBMISSION_CHANGED, { details: { current } });
    }
    if (!isThere) Object.assign(found, { status, note: note ?? found.note, revision: revision + 1 });
    recordAction('change-submission', { subject, rows: 1 });
    return { success: true, revision: found.revision };
  },
  refusals: {
    404: SUBMISSION_UNKNOWN,
    409: () =>
      new ApiProblem(409, SUBMISSION_CHANGED, {
        details: { current: { revision: 9, status: 'done', note: 'Rang back, all is settled.' } },
      }),
  },
  refusedInput: {
    body: { reference: 'Ada', revision: 2 ** 31 - 1, status: 'lost', note: 'x'.repeat(2_001) },
    fields: ['reference', 'revision', 'status', 'note'],
  },
  shows: {
    page: SUBMISSION_PAGE,
    how: 'Choose “Done” and press “Save”.',
    sees: {
      ...refused('The submission could not be saved: '),
      ready: '“Saved.”',
      minimal: '“Saved.”',
      hostile: '“Saved.”',
      401: `“The submission could not be saved: Please sign in as staff to do this.”`,
      404: `“The submission could not be saved: ${SUBMISSION_UNKNOWN}”`,
      409: 'Both versions: “A colleague has changed this submission since you opened it.”, and “Keep theirs”.',
    },
    fails: `What was chosen stays: “The submission could not be saved: ”, and the reason.`,
    waits: 'The button says “Saving…”.',
  },
});
