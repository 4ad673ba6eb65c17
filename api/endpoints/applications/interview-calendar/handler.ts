import { withToken } from '../../../access/policy.ts';
import { ownCalendar } from '../../../applications/interviews/calendar.ts';
import { handler } from '../../../handler.ts';
import { endpoint } from './contract.ts';

export default handler(endpoint, {
  ...withToken,
  answer: async ({ input, services }) =>
    new Response(await ownCalendar(services, input.token), {
      headers: {
        'cache-control': 'private, no-store',
        'content-type': 'text/calendar; charset=utf-8',
        'content-disposition': 'attachment; filename="interview.ics"',
        'x-content-type-options': 'nosniff',
      },
    }),
});
