import { type IncomingMessage, type ServerResponse, request as send } from 'node:http';
import { createWriteLimit } from './write-limit.ts';

/** The sandbox keeps what it is sent: anyone may pay, nobody may fill it. */
const WRITES_A_MINUTE = 600;
const MAX_BODY_BYTES = 64 * 1024;

export const SANDBOX_PATH = '/stripe-sandbox';

export type SandboxProxy = (request: IncomingMessage, response: ServerResponse) => boolean;

export interface SandboxProxyOptions {
  apiUrl: () => Promise<string>;
  /** Whether this request may reach the page that moves the sandbox's clock and holds its key. */
  mayControl: (request: IncomingMessage) => boolean;
  /** Who writes, also when all come through one proxy. */
  addressOf: (request: IncomingMessage) => string;
}

/** Pages of the sandbox show in frames of ours; nobody else may frame them. */
const HEADERS = {
  'content-security-policy': "frame-ancestors 'self'",
  'x-content-type-options': 'nosniff',
};

/**
 * The sandbox under our own address: browsers need no second port, and the strict policy of our
 * pages no exception. True if the request was for it.
 */
export function createSandboxProxy({
  apiUrl,
  mayControl,
  addressOf,
}: SandboxProxyOptions): SandboxProxy {
  const mayWrite = createWriteLimit(WRITES_A_MINUTE);
  const pass = async (path: string, request: IncomingMessage, response: ServerResponse) => {
    const { cookie: _cookie, host: _host, connection: _connection, ...headers } = request.headers;
    const { hostname, port } = new URL(await apiUrl());
    const outgoing = send({ hostname, port, path, method: request.method, headers });
    outgoing.on('response', (answer) => {
      response.writeHead(answer.statusCode ?? 502, { ...answer.headers, ...HEADERS });
      answer.pipe(response);
      answer.on('error', () => response.destroy());
    });
    outgoing.on('error', () => fail(response));
    response.on('close', () => outgoing.destroy());
    request.pipe(outgoing);
  };

  return (request, response) => {
    const url = request.url ?? '/';
    if (!url.startsWith(`${SANDBOX_PATH}/`)) return false;
    const path = plainPath(url.slice(SANDBOX_PATH.length));
    if (path === undefined || (isControl(path) && !mayControl(request))) {
      refuse(response, 404, 'Not Found');
    } else if (!isSmall(request)) {
      refuse(response, 413, 'Payload Too Large');
    } else if (request.method !== 'GET' && !mayWrite(addressOf(request))) {
      refuse(response, 429, 'Too Many Requests');
    } else {
      pass(path, request, response).catch(() => fail(response));
    }
    return true;
  };
}

/**
 * The path without dots, and undefined for one with escapes or doubled slashes, which no page of the
 * sandbox has: what is judged here is then what the sandbox reads.
 */
function plainPath(raw: string): string | undefined {
  const url = URL.parse(`http://sandbox${raw}`);
  if (url?.host !== 'sandbox' || /%|\/\//.test(url.pathname)) return undefined;
  return `${url.pathname}${url.search}`;
}

const isControl = (path: string) => /^\/(sandbox([/?]|$)|\?|$)/.test(path);

/** What pages send is a few fields; a body of unknown length is none of theirs. */
const isSmall = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] === undefined &&
  Number(headers['content-length'] ?? 0) <= MAX_BODY_BYTES;

function refuse(response: ServerResponse, status: number, text: string): void {
  const headers = { ...HEADERS, 'content-type': 'text/plain', connection: 'close' };
  response.writeHead(status, headers).end(`${text}\n`);
}

function fail(response: ServerResponse): void {
  if (response.headersSent) response.destroy();
  else response.writeHead(502, HEADERS).end();
}
