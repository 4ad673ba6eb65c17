import type { Application, ContactMessage } from '@site/contract';
import { endpointPolicies, type EndpointPolicy } from './endpoint-policies.ts';
import type { SubmissionType } from './forms/submission-type.ts';
import { submissionTypes } from './forms/submission-types.ts';
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
  const { clearJobs: _policy, ...others } = endpointPolicies;
  // @ts-expect-error every endpoint says who may call it, and how often
  const incomplete: typeof endpointPolicies = others;

  // @ts-expect-error a form's submissions are counted
  const uncounted: EndpointPolicy<'sendEmail'> = { access: 'public', limits: { none: 'Nobody would.' } };

  // @ts-expect-error an endpoint without limits says why
  const unexplained: EndpointPolicy<'getJobs'> = { access: 'public', limits: {} };

  return [incomplete, uncounted, unexplained];
}
