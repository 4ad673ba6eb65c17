import { apiFunction } from '../function.ts';
import { findCv } from '../staff/submissions/cv.ts';
import { asReveal } from '../staff/submissions/reveal.ts';
import { findSubmission, outlineOfRow } from '../staff/submissions/submission-rows.ts';

export default apiFunction('revealSubmission', ({ input: { reference }, services, session }) =>
  asReveal(services, session, reference, async () => {
    const row = await findSubmission(services.db, reference);
    const { about: _about, ...personal } = outlineOfRow(row);
    const { revision, status, note } = row;
    return { ...personal, cv: (await findCv(services.db, reference)) ?? null, revision, status, note };
  }),
);
