import { STATUS_CODES, type RequestListener, type Server } from 'node:http';

const METHOD_NOT_ALLOWED = 405;
const ALLOW = 'GET, HEAD, POST';

/** Answers TRACE, which a `Request` cannot represent, and leaves the rest to `listener`. */
export function withoutTrace(listener: RequestListener): RequestListener {
  return (request, response) => {
    if (request.method !== 'TRACE') return listener(request, response);
    return void response.writeHead(METHOD_NOT_ALLOWED, { allow: ALLOW, connection: 'close' }).end();
  };
}

/** Answers a request for two hosts with 400 (RFC 9112): Node takes the first, and a proxy may have taken the other. */
export function withOneHost(listener: RequestListener): RequestListener {
  return (request, response) => {
    const hosts = request.rawHeaders.filter((name, index) => index % 2 === 0 && /^host$/i.test(name));
    if (hosts.length <= 1) return listener(request, response);
    return void response.writeHead(400, { connection: 'close', 'content-length': 0 }).end();
  };
}

/** Those of Node's own answers to unreadable requests, and 405 for a method that its parser does not know. */
const STATUSES: Readonly<Record<string, number>> = {
  HPE_INVALID_METHOD: METHOD_NOT_ALLOWED,
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** Answers CONNECT and methods that HTTP does not define, where Node would hang up or say 400. */
export function refuseUnknownMethods(server: Server): void {
  server.on('connect', (_request, socket) => {
    // Node leaves this connection to us, its errors and its end included.
    socket.on('error', () => socket.destroy());
    socket.end(bareAnswer(METHOD_NOT_ALLOWED), () => socket.destroy());
  });
  server.on('clientError', ({ code = '' }: NodeJS.ErrnoException, socket) => {
    if (socket.writable && code !== 'ECONNRESET') socket.end(bareAnswer(STATUSES[code] ?? 400));
    else socket.destroy();
  });
}

function bareAnswer(status: number): string {
  const allow = status === METHOD_NOT_ALLOWED ? `Allow: ${ALLOW}\r\n` : '';
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${allow}Content-Length: 0\r\nConnection: close\r\n\r\n`;
}
