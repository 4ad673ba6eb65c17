const replies = new WeakMap<Response, unknown>();

/** A reply as JSON, which is written only when it is read: inside the server, `dataOf` gives the reply itself. */
export function dataResponse(reply: unknown, init: ResponseInit = {}): Response {
  const headers = new Headers(init.headers);
  if (!headers.has('content-type')) headers.set('content-type', 'application/json');
  const response = new Response(lazyJson(reply), { ...init, headers });
  replies.set(response, reply);
  return response;
}

/** The reply that a response was made from; undefined for any other response. */
export const dataOf = (response: Response): unknown => replies.get(response);

function lazyJson(reply: unknown): ReadableStream<Uint8Array> {
  const pull = (controller: ReadableStreamDefaultController<Uint8Array>) => {
    controller.enqueue(new TextEncoder().encode(JSON.stringify(reply)));
    controller.close();
  };
  return new ReadableStream({ pull }, { highWaterMark: 0 });
}
