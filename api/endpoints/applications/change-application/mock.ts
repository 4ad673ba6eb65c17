import { APPLICATION_MOVED, APPLICATION_UNKNOWN, PHONE_REQUIRED } from '@site/contract';
import { ApiProblem, nameFieldOf } from '@site/protocol';
import { applicationOf, findApplication, moveApplication } from '../../../../mocks/applications.ts';
import { mockEndpoint } from '../../../../mocks/mock-endpoint.ts';
import { state } from '../../../../mocks/state.ts';
import { ownApplication } from '../application/mock.ts';
import { APPLICATION_PAGE } from '../mock.ts';
import { endpoint, operation } from './contract.ts';

export const mock = mockEndpoint(endpoint, {
  operation,
  answer({ input: change }) {
    const found = findApplication(change.token);
    const { kind, status } = applicationOf(found);
    const step = { by: 'applicant', from: status, to: status } as const;
    switch (change.action) {
      case 'withdraw':
        if (status === 'withdrawn') throw new ApiProblem(409, APPLICATION_MOVED);
        moveApplication(found, { ...step, to: 'withdrawn', text: change.reason });
        break;
      case 'write':
        moveApplication(found, { ...step, text: change.message });
        break;
      case 'correct':
        if (!change.phone && kind !== 'quote')
          throw new ApiProblem(400, PHONE_REQUIRED, { fields: { phone: PHONE_REQUIRED } });
        Object.assign(found, {
          form: { ...found.form, [nameFieldOf(kind)]: change.fullName, phone: change.phone },
        });
        break;
      case 'erase': {
        const others = (each: { reference: string }) => each.reference !== found.reference;
        state.submissions = state.submissions.filter(others);
        state.earlierSubmissions = state.earlierSubmissions.filter(others);
        return { application: null };
      }
    }
    return { application: ownApplication(change.token) };
  },
  refusals: { 404: APPLICATION_UNKNOWN, 409: APPLICATION_MOVED },
  refusedInput: { body: { action: 'correct', phone: '12' }, fields: ['token', 'fullName', 'phone'] },
  shows: {
    page: APPLICATION_PAGE,
    how: 'Write into “Your message” and press “Send message”.',
    sees: {
      ready: '“We have your message.”, and the message in the history.',
      minimal: '“We have your message.”, and the message in the history.',
      hostile: '“We have your message.”, and markup that shows as text: “<script>”.',
      400: 'What was typed stays: “The link is incomplete.”',
      403: 'What was typed stays: “Requests from other sites are not allowed”.',
      404: 'What was typed stays: “We hold nothing for this link.”',
      409: 'What was typed stays: “Where this stands has changed meanwhile.”',
      429: 'What was typed stays: “Too many requests. Please wait 15 minutes before trying again.”',
      503: 'What was typed stays: “We cannot save or look up anything at the moment.”',
      offline: 'What was typed stays: “Network error. Please try again.”',
    },
    fails: 'What was typed stays: “Something went wrong on our side. Please try again.”',
    waits: 'The button is busy, and says “Sending…”.',
  },
});
