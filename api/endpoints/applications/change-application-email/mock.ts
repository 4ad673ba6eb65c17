import { APPLICATION_UNKNOWN, SAME_EMAIL } from '@site/contract';
import { ApiProblem } from '@site/protocol';
import { findApplication } from '../../../../mocks/applications.ts';
import { mockEndpoint } from '../../../../mocks/mock-endpoint.ts';
import { ownApplication } from '../application/mock.ts';
import { APPLICATION_PAGE } from '../mock.ts';
import { endpoint, operation } from './contract.ts';

export const mock = mockEndpoint(endpoint, {
  operation,
  answer({ input: { token, email } }) {
    const found = findApplication(token);
    if (email === found.form.email) throw new ApiProblem(400, SAME_EMAIL, { fields: { email: SAME_EMAIL } });
    found.newEmail = email;
    return { application: ownApplication(token) };
  },
  refusals: { 404: APPLICATION_UNKNOWN },
  refusedInput: { body: { email: 'nobody' }, fields: ['token', 'email'] },
  shows: {
    page: APPLICATION_PAGE,
    how: 'Open “Change your email address”, fill in another address and press “Send me a link”.',
    sees: {
      ready:
        '“Please open the link in the mail that we have sent to your new address.”, and the address below “Email”.',
      minimal: '“Please open the link in the mail that we have sent to your new address.”',
      hostile:
        '“Please open the link in the mail that we have sent to your new address.”, and markup that shows as text.',
      400: 'What was typed stays: “The link is incomplete.”',
      403: 'What was typed stays: “Requests from other sites are not allowed”.',
      404: 'What was typed stays: “We hold nothing for this link.”',
      429: 'What was typed stays: “Too many requests. Please wait 15 minutes before trying again.”',
      503: 'What was typed stays: “We cannot save or look up anything at the moment.”',
      offline: 'What was typed stays: “Network error. Please try again.”',
    },
    fails: 'What was typed stays: “Something went wrong on our side. Please try again.”',
    waits: 'The button is busy, and says “Sending…”.',
  },
});
