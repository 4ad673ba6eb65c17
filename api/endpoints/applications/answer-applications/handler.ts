import { forConsultants } from '../../../access/policy.ts';
import { requireRecentPasskey } from '../../../access/require-session.ts';
import { asStaffAction } from '../../../access/staff-actions.ts';
import { answerApplications } from '../../../applications/answer.ts';
import { handler } from '../../../handler.ts';
import { endpoint } from './contract.ts';

export default handler(endpoint, {
  ...forConsultants,
  answer: ({ input, services, session }) =>
    asStaffAction(
      services,
      {
        actor: session,
        action: 'answer-applications',
        subject: input.job,
        rowsOf: ({ mails }) => (input.preview ? 0 : mails.length),
      },
      async () => {
        if (!input.preview) requireRecentPasskey(session, services);
        return answerApplications(services, input);
      },
    ),
});
