import { APPLICATION_MOVED, APPLICATION_UNKNOWN, isOutcome } from '@site/contract';
import { ApiProblem } from '@site/protocol';
import { applicationOf, findApplication, moveApplication } from '../../../../mocks/applications.ts';
import { mockEndpoint } from '../../../../mocks/mock-endpoint.ts';
import { ownApplication } from '../application/mock.ts';
import { APPLICATION_PAGE } from '../mock.ts';
import { endpoint, operation } from './contract.ts';

export const mock = mockEndpoint(endpoint, {
  operation,
  answer({ input: { token, cvFile } }) {
    const found = findApplication(token);
    const standing = applicationOf(found);
    const { kind, status } = standing;
    if (kind !== 'application' || isOutcome(standing)) throw new ApiProblem(409, APPLICATION_MOVED);
    moveApplication(found, { by: 'applicant', from: status, to: status, text: `New CV: ${cvFile.name}` });
    Object.assign(found, { form: { ...found.form, cvFile } });
    return { application: ownApplication(token) };
  },
  refusals: { 404: APPLICATION_UNKNOWN, 409: APPLICATION_MOVED },
  refusedInput: { body: { cvFile: { name: 'CV.exe', content: 'TVo=' } }, fields: ['token', 'cvFile'] },
  shows: {
    page: APPLICATION_PAGE,
    how: 'Open “Replace your CV”, choose a file and press “Send CV”.',
    sees: {
      ready: '“We have your new CV.”, and its name in the history.',
      minimal: '“We have your new CV.”, and its name in the history.',
      hostile: '“We have your new CV.”, and markup that shows as text: “<script>”.',
      400: 'The file stays: “The link is incomplete.”',
      403: 'The file stays: “Requests from other sites are not allowed”.',
      404: 'The file stays: “We hold nothing for this link.”',
      409: 'The file stays: “Where this stands has changed meanwhile.”',
      429: 'The file stays: “Too many requests. Please wait 15 minutes before trying again.”',
      503: 'The file stays: “We cannot save or look up anything at the moment.”',
      offline: 'The file stays: “Network error. Please try again.”',
    },
    fails: 'The file stays: “Something went wrong on our side. Please try again.”',
    waits: 'The button is busy, and says “Sending…”.',
  },
});
