import { countWords } from '@site/protocol';
import { forConsultants } from '../../../access/policy.ts';
import { progressOf } from '../../../applications/applications.ts';
import { nextToAnswer } from '../../../applications/open-applications.ts';
import { handler } from '../../../handler.ts';
import { findCv } from '../../../staff/submissions/cv.ts';
import { findSubmission, maskedRow } from '../../../staff/submissions/submission-rows.ts';
import { endpoint } from './contract.ts';

export default handler(endpoint, {
  ...forConsultants,
  async answer({ input: { reference }, services }) {
    const { db } = services;
    const row = await findSubmission(db, reference);
    return {
      ...maskedRow(row),
      hasCv: (await findCv(db, reference)) !== undefined,
      noteWords: countWords(row.note),
      revision: row.revision,
      application: await progressOf(services, reference),
      next: await nextToAnswer(db, reference),
    };
  },
});
