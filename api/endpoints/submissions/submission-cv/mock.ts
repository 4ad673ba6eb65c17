import { CV_MEDIA_TYPES, cvFormatOf, NO_CV } from '@site/contract';
import { ApiProblem } from '@site/protocol';
import { mockEndpoint } from '../../../../mocks/mock-endpoint.ts';
import { recordAction } from '../../../../mocks/staff/actions.ts';
import { cvOf, findSubmission } from '../../../../mocks/staff/submissions.ts';
import { SUBMISSION_PAGE } from '../mock.ts';
import { endpoint, operation } from './contract.ts';

export const mock = mockEndpoint(endpoint, {
  operation,
  answer({ input: { reference } }) {
    const cv = cvOf(findSubmission(reference));
    const format = cv && cvFormatOf(cv.name);
    if (!format) throw new ApiProblem(404, NO_CV);
    recordAction('download-cv', { subject: reference, rows: 1 });
    return new Response(
      Uint8Array.from(atob(cv.content), (letter) => letter.charCodeAt(0)),
      {
        headers: {
          'cache-control': 'no-store',
          'content-type': CV_MEDIA_TYPES[format],
          'content-disposition': `attachment; filename="${reference}.${format}"`,
          'x-content-type-options': 'nosniff',
        },
      },
    );
  },
  refusals: { 404: NO_CV },
  refusedInput: { query: '', fields: ['reference'] },
  shows: {
    page: SUBMISSION_PAGE,
    how: 'Press “Reveal”, then “Download Sile Okafor.pdf (1 KB)”.',
    sees: {
      ready: 'The browser saves a PDF, and the page stays: “Download Sile Okafor.pdf (1 KB)”.',
      'session-ends': 'The browser saves a PDF, and some seconds later the page is locked: “Your session has ended.”',
    },
    fails: 'The browser says that the download failed, and the page stays: “Download Sile Okafor.pdf (1 KB)”.',
    waits: 'The browser is downloading, and the page stays: “Download Sile Okafor.pdf (1 KB)”.',
  },
});
