import type { HttpBindings } from '@hono/node-server';
import { Hono, type Context } from 'hono';
import type { Api } from '@site/api';
import { admitCall, ApiProblem } from '@site/protocol';
import { Rejection, rejectText, type CountRead } from './rejection.ts';
import { visitorRequest } from './visitor-request.ts';

export interface ReportAppOptions {
  api: Pick<Api, 'addressOf'>;
  countRead: CountRead;
}

interface Received<Path extends string> {
  context: Context<{ Bindings: HttpBindings }, Path>;
  request: Request;
  /** The address that the visitor's limits are counted by. */
  visitor: string;
}

/**
 * Takes what browsers of the site post to `path`, within the limits of all calls.
 * @param take answers what it cannot take; otherwise the answer is 204
 */
export function createReportApp<Path extends string>(
  path: Path,
  { api, countRead }: ReportAppOptions,
  take: (received: Received<Path>) => Promise<Response | undefined>,
) {
  const app = new Hono<{ Bindings: HttpBindings }>();
  app.post(path, async (context) => {
    const request = visitorRequest(context);
    const visitor = api.addressOf(request);
    try {
      countRead(visitor);
      admitCall(request, { method: 'POST' });
      return (await take({ context, request, visitor })) ?? context.body(null, 204);
    } catch (error) {
      if (error instanceof ApiProblem) return error.toResponse();
      if (error instanceof Rejection) return rejectText(error);
      throw error;
    }
  });
  return app;
}
