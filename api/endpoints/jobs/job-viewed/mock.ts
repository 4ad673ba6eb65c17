import { mockEndpoint } from '../../../../mocks/mock-endpoint.ts';
import { state } from '../../../../mocks/state.ts';
import { LEEDS_JOB } from '../mock.ts';
import { endpoint, operation } from './contract.ts';

/** Each visitor's view of a job is counted once. */
export const mock = mockEndpoint(endpoint, {
  operation,
  answer({ input: { id }, request }) {
    const key = `${request.headers.get('x-real-ip')} ${id}`;
    if (state.views.has(id) && !state.viewers.has(key)) state.views.set(id, (state.views.get(id) ?? 0) + 1);
    state.viewers.add(key);
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
