import { mockEndpoint } from '../../../../mocks/mock-endpoint.ts';
import { state } from '../../../../mocks/state.ts';
import { LEEDS_JOB } from '../mock.ts';
import { endpoint, operation } from './contract.ts';

export const mock = mockEndpoint(endpoint, {
  operation,
  answer({ input: { id } }) {
    const views = state.views.get(id);
    if (views !== undefined) state.views.set(id, views + 1);
    return { success: true };
  },
  refusedInput: { body: { id: '' }, fields: ['id'] },
  shows: {
    page: LEEDS_JOB,
    sees: { ready: 'The advert: “About the role”. Nothing on it says that the visit was counted.' },
    fails: 'The advert as ever: “About the role”. Nobody is told.',
    waits: 'The advert as ever: “About the role”. Nothing waits for the count.',
  },
});
