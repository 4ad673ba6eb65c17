/** What became of a call. */
export type DebugOutcome = { kind: 'fetch-error'; message: string } | DebugReply;

export interface DebugReply {
  kind: 'reply';
  status: number;
  /** Empty over HTTP/2. */
  statusText: string;
  /** '' where the reply does not say. */
  contentType: string;
  cacheControl: string;
  /** Of the body, uncompressed. */
  bytes: number;
  milliseconds: number;
  body: DebugBody;
}

/** The body as JSON, pretty-printed, or why it is none, and its beginning. */
export type DebugBody = { kind: 'json'; text: string } | { kind: 'parse-error'; message: string; start: string };

/** How much of a reply that is not JSON is shown. */
const START_CHARACTERS = 500;

export function readDebugReply(
  { status, statusText, headers }: Pick<Response, 'status' | 'statusText' | 'headers'>,
  text: string,
  milliseconds: number,
): DebugReply {
  return {
    kind: 'reply',
    status,
    statusText,
    contentType: headers.get('content-type') ?? '',
    cacheControl: headers.get('cache-control') ?? '',
    bytes: new TextEncoder().encode(text).length,
    milliseconds: Math.round(milliseconds),
    body: readBody(text),
  };
}

function readBody(text: string): DebugBody {
  try {
    return { kind: 'json', text: JSON.stringify(JSON.parse(text), null, 2) };
  } catch (cause) {
    return { kind: 'parse-error', message: (cause as SyntaxError).message, start: firstCharacters(text) };
  }
}

/** Without half an emoji at the end. */
const firstCharacters = (text: string) =>
  Array.from(text.slice(0, 2 * START_CHARACTERS))
    .slice(0, START_CHARACTERS)
    .join('');
