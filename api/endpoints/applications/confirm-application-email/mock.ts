import { EMAIL_LINK_EXPIRED, EMAIL_LINK_UNKNOWN, EMAIL_REFUSED } from '@site/contract';
import { ApiProblem } from '@site/protocol';
import { applicationOf, applicationOfEmailLink, applicationToken } from '../../../../mocks/applications.ts';
import { mockEndpoint } from '../../../../mocks/mock-endpoint.ts';
import { allSubmissions } from '../../../../mocks/staff/submissions.ts';
import { endpoint, operation } from './contract.ts';

/** The token of a link that has expired. */
const EXPIRED_TOKEN = 'mock-expired';

export const mock = mockEndpoint(endpoint, {
  operation,
  answer({ input: { token } }) {
    if (token === EXPIRED_TOKEN) throw new ApiProblem(410, EMAIL_LINK_EXPIRED);
    const found = applicationOfEmailLink(token);
    const { newEmail: email, reference, form } = found;
    const isTaken =
      'jobSlug' in form &&
      allSubmissions().some(
        (each) =>
          each.reference !== reference &&
          'jobSlug' in each.form &&
          each.form.jobSlug === form.jobSlug &&
          each.form.email === email,
      );
    if (isTaken) throw new ApiProblem(409, EMAIL_REFUSED);
    if (email) Object.assign(found, { form: { ...form, email }, newEmail: undefined });
    return { kind: applicationOf(found).kind, token: applicationToken(reference) };
  },
  refusals: { 404: EMAIL_LINK_UNKNOWN, 409: EMAIL_REFUSED, 410: EMAIL_LINK_EXPIRED },
  refusedInput: { body: {}, fields: ['token'] },
  shows: {
    page: '/applications/confirm/mock-email-APP-7K2M9Q',
    how: 'Press “Confirm”.',
    sees: {
      ready: '“We write to this address now”, with “See your application”.',
      minimal: '“We write to this address now”, with “See your application”.',
      hostile: '“We write to this address now”, with “See your application”.',
      400: 'The button stays: “The link is incomplete.”',
      403: 'The button stays: “Requests from other sites are not allowed”.',
      404: 'The button stays: “We do not recognise this link.”',
      409: 'The button stays: “We could not change the address.”',
      410: 'The button stays: “This link has expired.”',
      429: 'The button stays: “Too many requests. Please wait 15 minutes before trying again.”',
      503: 'The button stays: “We cannot save or look up anything at the moment.”',
      offline: 'The button stays: “Network error. Please try again.”',
    },
    fails: 'The button stays: “Something went wrong on our side. Please try again.”',
    waits: 'The button is busy, and says “Confirming…”.',
  },
});
