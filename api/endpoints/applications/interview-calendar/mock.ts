import { interviewPlace, NO_INTERVIEW } from '@site/contract';
import { ApiProblem } from '@site/protocol';
import { applicationOf, findApplication } from '../../../../mocks/applications.ts';
import { mockEndpoint } from '../../../../mocks/mock-endpoint.ts';
import { INTERVIEW_PAGE } from '../mock.ts';
import { endpoint, operation } from './contract.ts';

const MINUTE_MS = 60_000;
const utc = (ms: number) => new Date(ms).toISOString().replace(/\.\d+|[-:]/g, '');

export const mock = mockEndpoint(endpoint, {
  operation,
  answer({ input: { token } }) {
    const found = findApplication(token);
    const slot = applicationOf(found).interview.find(({ state }) => state === 'chosen');
    if (!slot) throw new ApiProblem(404, NO_INTERVIEW);
    const start = Date.parse(slot.startsAt);
    const lines = [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Mocks//Interviews//EN',
      'METHOD:PUBLISH',
      'BEGIN:VEVENT',
      `UID:interview-${found.reference}@mocks.example`,
      'SEQUENCE:1',
      `DTSTAMP:${utc(Date.parse(found.at))}`,
      `DTSTART:${utc(start)}`,
      `DTEND:${utc(start + slot.minutes * MINUTE_MS)}`,
      'SUMMARY:Interview',
      `LOCATION:${interviewPlace(slot).replaceAll(/[\\,;]/g, '\\$&')}`,
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ];
    return new Response(lines.join('\r\n'), {
      headers: {
        'cache-control': 'private, no-store',
        'content-type': 'text/calendar; charset=utf-8',
        'content-disposition': 'attachment; filename="interview.ics"',
        'x-content-type-options': 'nosniff',
      },
    });
  },
  refusals: { 404: NO_INTERVIEW },
  refusedInput: { query: '', fields: ['token'] },
  shows: {
    page: INTERVIEW_PAGE,
    how: 'Press “Add it to your calendar”.',
    sees: { ready: 'The browser saves a calendar file, and the page stays: “Add it to your calendar”.' },
    fails: 'The browser says that the download failed, and the page stays: “Add it to your calendar”.',
    waits: 'The browser is downloading, and the page stays: “Add it to your calendar”.',
  },
});
