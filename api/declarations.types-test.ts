import { endpoints, type Application, type ContactMessage } from '@site/contract';
import type { Operation } from '@site/contract/operation.ts';
import { hasSession, publicRead } from './access/policy.ts';
import type { SubmissionType } from './forms/submission-type.ts';
import { submissionTypes } from './forms/submission-types.ts';
import { handler } from './handler.ts';
import { subscriptionForms } from './subscriptions/subscribe.ts';

export function whatAFormHasToDeclare(): unknown[] {
  const { sendEmail: _type, ...otherTypes } = submissionTypes;
  // @ts-expect-error every form of the contract has a type of submission
  const incompleteTypes: typeof submissionTypes = otherTypes;

  const { jobAlert: _alert, ...otherSubscriptions } = subscriptionForms;
  // @ts-expect-error every subscription has its form
  const incompleteSubscriptions: typeof subscriptionForms = otherSubscriptions;

  const { keptAs: _kept, ...unkept } = submissionTypes.applyToJob;
  // @ts-expect-error a type says how long its submissions are kept
  const forgotten: SubmissionType<Application> = unkept;

  // @ts-expect-error for every value of the field that decides it
  const partly: SubmissionType<ContactMessage>['keptAs'] = { field: 'inquiryType', categories: { work: 'candidates' } };

  // @ts-expect-error free text cannot decide it
  const byFreeText: SubmissionType<ContactMessage>['keptAs'] = { field: 'message', categories: {} };

  // @ts-expect-error a submission has the address that its sender's data are found by
  const anonymous: SubmissionType<{ website: string; message: string }> | undefined = undefined;

  return [incompleteTypes, incompleteSubscriptions, forgotten, partly, byFreeText, anonymous];
}

export function whatAnEndpointHasToDeclare(): unknown[] {
  const answer = () => fail();

  // @ts-expect-error every endpoint says who may call it
  const open = handler(endpoints.clearJobs, { limits: hasSession, answer });

  // @ts-expect-error and how often
  const unlimited = handler(endpoints.clearJobs, { access: 'staff', roles: 'all', answer });

  // @ts-expect-error one for staff says for which of them
  const forWhom = handler(endpoints.clearJobs, { access: 'staff', limits: hasSession, answer });

  // @ts-expect-error a form's submissions are counted
  const uncounted = handler(endpoints.sendEmail, { access: 'public', limits: { none: 'Nobody would.' }, answer });

  // @ts-expect-error an endpoint without limits says why
  const unexplained = handler(endpoints.getJobs, { access: 'public', limits: {}, answer });

  // @ts-expect-error what everybody may call has no session
  const sessionless = handler(endpoints.getJobs, { ...publicRead, answer: ({ session }) => fail(session.id) });

  // @ts-expect-error an endpoint that needs input has an example
  const exampleless: Operation<typeof endpoints.submission> = { summary: 'One submission', tag: 'Staff' };

  return [open, unlimited, forWhom, uncounted, unexplained, sessionless, exampleless];
}

const fail = (reason = ''): never => {
  throw new Error(reason);
};
