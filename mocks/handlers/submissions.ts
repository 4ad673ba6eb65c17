import { CV_MEDIA_TYPES, cvFormatOf, ListedSubmissionSchema, NO_CV, SUBMISSION_CHANGED } from '@site/contract';
import { answerRows, ApiProblem, countWords, kindOf } from '@site/protocol';
import { mockEndpoint } from '../mock-endpoint.ts';
import { requireSession } from '../sessions.ts';
import { recordAction } from '../staff/actions.ts';
import {
  allSubmissions,
  countNewByKind,
  cvOf,
  findSubmission,
  listedMock,
  maskedMock,
  outlineOfMock,
} from '../staff/submissions.ts';

const submissions = mockEndpoint('submissions', ({ input, ...caller }) => {
  requireSession(caller, 'staff');
  const { kind, status, reference = '', from = '', ...query } = input;
  const found = allSubmissions().filter(
    (each) =>
      (kind === undefined || kindOf(each.reference) === kind) &&
      (status === undefined || each.status === status) &&
      each.reference.includes(reference.toUpperCase()) &&
      each.at >= from,
  );
  const list = answerRows(query, {
    name: 'submissions',
    schema: ListedSubmissionSchema,
    rows: found.map(listedMock),
  });
  return list instanceof Response ? list : { ...list, newByKind: countNewByKind() };
});

const submission = mockEndpoint('submission', ({ input: { reference }, ...caller }) => {
  requireSession(caller, 'staff');
  const found = findSubmission(reference);
  const { note, revision } = found;
  return { ...maskedMock(found), hasCv: cvOf(found) !== null, noteWords: countWords(note), revision };
});

const revealSubmission = mockEndpoint('revealSubmission', ({ input: { reference }, ...caller }) => {
  requireSession(caller, 'staff');
  const found = findSubmission(reference);
  recordAction('reveal-submission', { subject: reference, rows: 1 });
  const { about: _about, ...personal } = outlineOfMock(found);
  const { revision, status, note } = found;
  const cv = cvOf(found);
  return { ...personal, cv: cv && { name: cv.name, size: cv.size }, revision, status, note };
});

const changeSubmission = mockEndpoint('changeSubmission', ({ input, ...caller }) => {
  requireSession(caller, 'staff');
  const { reference: subject, revision, status, note } = input;
  const found = findSubmission(subject);
  const isThere = found.status === status && (note === undefined || found.note === note);
  if (!isThere && found.revision !== revision) {
    if (note !== undefined) recordAction('reveal-submission', { subject, rows: 1 });
    recordAction('change-submission', { subject, outcome: 'refused' });
    const current = { revision: found.revision, status: found.status, ...(note !== undefined && { note: found.note }) };
    throw new ApiProblem(409, SUBMISSION_CHANGED, { details: { current } });
  }
  if (!isThere) Object.assign(found, { status, note: note ?? found.note, revision: revision + 1 });
  recordAction('change-submission', { subject, rows: 1 });
  return { success: true, revision: found.revision };
});

const submissionCv = mockEndpoint('submissionCv', ({ input: { reference }, ...caller }) => {
  requireSession(caller, 'staff');
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
});

export const submissionHandlers = { submissions, submission, revealSubmission, changeSubmission, submissionCv };
