import { APPLICATION_UNKNOWN, SLOT_TAKEN } from '@site/contract';
import { chooseSlot, findApplication } from '../../../../mocks/applications.ts';
import { mockEndpoint } from '../../../../mocks/mock-endpoint.ts';
import { ownApplication } from '../application/mock.ts';
import { INTERVIEW_PAGE } from '../mock.ts';
import { endpoint, operation } from './contract.ts';

export const mock = mockEndpoint(endpoint, {
  operation,
  answer({ input: { token, slot } }) {
    chooseSlot(findApplication(token), slot);
    return { application: ownApplication(token) };
  },
  refusals: { 404: APPLICATION_UNKNOWN, 409: SLOT_TAKEN },
  refusedInput: { body: { slot: '<b>' }, fields: ['token', 'slot'] },
  shows: {
    page: INTERVIEW_PAGE,
    how: 'Choose another time and press “Move to this time”.',
    sees: {
      ready: '“Your time for the interview is settled.”',
      minimal: '“Your time for the interview is settled.”',
      hostile: '“Your time for the interview is settled.”, and markup that shows as text: “<script>”.',
      400: 'The choice stays: “The link is incomplete.”',
      403: 'The choice stays: “Requests from other sites are not allowed”.',
      404: 'The choice stays: “We hold nothing for this link.”',
      409: 'The choice stays: “Somebody else has just taken this time.”',
      429: 'The choice stays: “Too many requests. Please wait 15 minutes before trying again.”',
      503: 'The choice stays: “We cannot save or look up anything at the moment.”',
      offline: 'The choice stays: “Network error. Please try again.”',
    },
    fails: 'The choice stays: “Something went wrong on our side. Please try again.”',
    waits: 'The button is busy, and says “Choosing…”.',
  },
});
