import { forConsultants } from '../../../access/policy.ts';
import { applicationOfReference, eventsOf } from '../../../applications/applications.ts';
import { handler } from '../../../handler.ts';
import { findCv } from '../../../staff/submissions/cv.ts';
import { asReveal } from '../../../staff/submissions/reveal.ts';
import { findSubmission, outlineOfRow } from '../../../staff/submissions/submission-rows.ts';
import { endpoint } from './contract.ts';

export default handler(endpoint, {
  ...forConsultants,
  answer: ({ input: { reference }, services, session }) =>
    asReveal(services, session, reference, async () => {
      const row = await findSubmission(services.db, reference);
      const { about: _about, ...personal } = outlineOfRow(row);
      const { revision, status, note } = row;
      const [cv = null, application] = await Promise.all([
        findCv(services.db, reference),
        applicationOfReference(services.db, reference),
      ]);
      const events = application ? await eventsOf(services.db, application.id) : [];
      return { ...personal, cv, events, revision, status, note };
    }),
});
