import { forConsultants } from '../../../access/policy.ts';
import { asStaffAction } from '../../../access/staff-actions.ts';
import { answerApplication } from '../../../applications/answer.ts';
import { handler } from '../../../handler.ts';
import { endpoint } from './contract.ts';

export default handler(endpoint, {
  ...forConsultants,
  answer: ({ input, services, session }) =>
    asStaffAction(
      services,
      {
        actor: session,
        action: 'answer-application',
        subject: input.reference,
        rowsOf: () => (input.preview ? 0 : 1),
      },
      () => answerApplication(services, input),
    ),
});
