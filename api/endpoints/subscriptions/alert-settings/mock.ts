import { ALERT_UNKNOWN, type AlertSettings } from '@site/contract';
import { mockEndpoint } from '../../../../mocks/mock-endpoint.ts';
import type { ChangedState } from '../../../../mocks/states/lists.ts';
import { findAlert, SETTINGS_PAGE } from '../mock.ts';
import { endpoint, operation } from './contract.ts';

const ASKED_BEFORE_END_MS = 30 * 24 * 3_600_000;

const alertsWith =
  (changed: (now: Date) => Partial<AlertSettings>): ChangedState =>
  ({ subscriptions, now }) => ({
    subscriptions: subscriptions.map((each) => ({
      ...each,
      ...(each.alert && { alert: { ...each.alert, ...changed(now) } }),
    })),
  });

export const mock = mockEndpoint(endpoint, {
  operation,
  answer: ({ input: { token } }) => findAlert(token).alert,
  states: {
    paused: alertsWith(() => ({ paused: true })),
    ending: alertsWith((now) => ({ ends_at: new Date(now.getTime() + ASKED_BEFORE_END_MS).toISOString() })),
  },
  refusals: { 404: ALERT_UNKNOWN },
  refusedInput: { query: '', fields: ['token'] },
  shows: {
    page: SETTINGS_PAGE,
    sees: {
      ready: 'The alert in words, and that it is on: “HGV Driver jobs within 20 miles of Leeds, from £30,000 a year”.',
      paused: 'The alert, with “Resume”: “We send you nothing until you resume it.”',
      ending: 'The alert, with “Keep my alert”: “This alert is a year old. It ends on”.',
      minimal: 'An alert for any job: “New jobs”.',
      hostile: 'Text from right to left where the place is, and in its field: “from £30,000 a year”.',
      400: '“This link opens no alert”: “The link is incomplete. Please use the one in our email.”',
      404: '“This link opens no alert”: “We know no alert for this link.”',
      pending: 'After eight seconds, “Your job alert could not be loaded”: “Network error. Please try again.”',
      503: '“Your job alert could not be loaded”: “We cannot save or look up anything at the moment.”',
      offline: '“Your job alert could not be loaded”: “Network error. Please try again.”',
    },
    fails: 'An apology with “Retry”: “Your job alert could not be loaded”.',
    waits: 'The page comes late.',
  },
});
