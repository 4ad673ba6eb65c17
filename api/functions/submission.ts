import { countWords } from '@site/protocol';
import { apiFunction } from '../function.ts';
import { findCv } from '../staff/submissions/cv.ts';
import { findSubmission, maskedRow } from '../staff/submissions/submission-rows.ts';

export default apiFunction('submission', async ({ input: { reference }, services: { db } }) => {
  const row = await findSubmission(db, reference);
  return {
    ...maskedRow(row),
    hasCv: (await findCv(db, reference)) !== undefined,
    noteWords: countWords(row.note),
    revision: row.revision,
  };
});
