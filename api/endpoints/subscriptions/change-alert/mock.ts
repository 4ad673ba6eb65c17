import { ALERT_UNKNOWN, criteriaOf, SAME_ALERT, type AlertSettings } from '@site/contract';
import { ApiProblem } from '@site/protocol';
import { mockEndpoint } from '../../../../mocks/mock-endpoint.ts';
import { state } from '../../../../mocks/state.ts';
import { findAlert, SETTINGS_PAGE } from '../mock.ts';
import { endpoint, operation } from './contract.ts';

export const mock = mockEndpoint(endpoint, {
  operation,
  answer({ input: change }) {
    const { alert, number, email } = findAlert(change.token);
    const { ends_at: _, ...kept } = alert;
    const changed: AlertSettings =
      change.action === 'change'
        ? { ...kept, frequency: change.frequency, criteria: criteriaOf(change) }
        : { ...kept, ...(change.action !== 'keep' && { paused: change.action === 'pause' }) };
    const others = state.subscriptions.filter((each) => each.number !== number && each.confirmed);
    if (others.some((each) => each.email === email && isSame(each.alert, changed)))
      throw new ApiProblem(409, SAME_ALERT);
    state.subscriptions = state.subscriptions.map((each) =>
      each.number === number ? { ...each, alert: changed } : each,
    );
    return changed;
  },
  refusals: { 404: ALERT_UNKNOWN, 409: SAME_ALERT },
  refusedInput: { body: { action: 'change', frequency: 'hourly', search: 'x' }, fields: ['token', 'frequency'] },
  shows: {
    page: SETTINGS_PAGE,
    how: 'Press “Pause”.',
    sees: {
      ready: 'What was done, and “Resume”: “Your alert is paused.”',
      minimal: 'What was done, and an alert for any job: “New jobs”.',
      hostile: 'What was done, and text from right to left where the place is: “Your alert is paused.”',
      400: 'The alert stays on: “The link is incomplete.”',
      403: 'The alert stays on: “Requests from other sites are not allowed”.',
      404: 'The alert stays on: “We know no alert for this link.”',
      409: 'The alert stays on: “You already have another alert for these jobs.”',
      503: 'The alert stays on: “We cannot save or look up anything at the moment.”',
      offline: 'The alert stays on: “Network error. Please try again.”',
    },
    fails: 'The alert stays on: “Something went wrong on our side. Please try again.”',
    waits: 'The button is busy, and says “Pause”.',
  },
});

const isSame = (one: AlertSettings | undefined, { criteria }: AlertSettings): boolean =>
  JSON.stringify(one?.criteria) === JSON.stringify(criteria);
