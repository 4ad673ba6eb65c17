import { mockEndpoint } from '../../../../mocks/mock-endpoint.ts';
import { state } from '../../../../mocks/state.ts';
import { endpoint, operation } from './contract.ts';

export const mock = mockEndpoint(endpoint, {
  operation,
  answer: () => ({ record: state.answerRecord }),
  states: { many: () => ({ answerRecord: { applicants: 214, inTimePercent: 98, medianDays: 2 } }) },
  shows: {
    page: '/candidates',
    sees: {
      ready:
        'Under “From application to first shift”, the promise: “Everybody who applies for a job hears from us within five working days.”',
      many: 'The promise with its figures: “98% had an answer in time, half of those answered within 2 days.”',
      pending: 'After a second, the promise without a figure.',
      hostile: 'The usual page, as the reply has numbers only.',
    },
    fails: 'The promise without a figure: “Everybody who applies for a job hears from us within five working days.”',
    waits: 'The promise without a figure, as the page waits a second for it.',
  },
});
