import {
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type ServerResponse,
  request as send,
} from 'node:http';
import { createWriteLimit } from './write-limit.ts';

/** The sandbox stores what it receives, so anonymous writes are limited. */
const WRITES_A_MINUTE = 600;
const MAX_BODY_BYTES = 64 * 1024;

export const SANDBOX_PATH = '/stripe-sandbox';
export const SANDBOX_CONTROL_PATH = `${SANDBOX_PATH}/sandbox`;

export type SandboxProxy = (request: IncomingMessage, response: ServerResponse) => boolean;

/** Decides who may open the control page. */
export interface ControlAccess {
  hasCookie(request: IncomingMessage): boolean;
  /** The headers of a redirect to the URL without the key; undefined if the key is missing or wrong. */
  exchangeKey(request: IncomingMessage, cookiePath: string): OutgoingHttpHeaders | undefined;
}

export interface SandboxProxyOptions {
  apiUrl: () => Promise<string>;
  secretKey: string;
  /** Grants access to the control page, which shows the secret key. Without it the page is a 404. */
  development: ControlAccess | undefined;
  /** The client's address, even behind trusted proxies. */
  addressOf: (request: IncomingMessage) => string;
}

/** Only our own pages may frame the sandbox. */
const HEADERS = {
  'content-security-policy': "frame-ancestors 'self'",
  'x-content-type-options': 'nosniff',
};

/**
 * Serves the sandbox under our own origin: browsers need no second port, and the CSP no exception.
 * Returns true if the request was for the sandbox; otherwise the site responds, usually with its 404 page.
 */
export function createSandboxProxy({
  apiUrl,
  secretKey,
  development,
  addressOf,
}: SandboxProxyOptions): SandboxProxy {
  const canWrite = createWriteLimit(WRITES_A_MINUTE);
  const forward = async (path: string, request: IncomingMessage, response: ServerResponse) => {
    const { cookie: _cookie, host: _host, connection: _connection, ...headers } = request.headers;
    if (isControlPage(path, request)) headers.authorization = `Bearer ${secretKey}`;
    const { hostname, port } = new URL(await apiUrl());
    const outgoing = send({ hostname, port, path, method: request.method, headers });
    outgoing.on('response', (upstream) => {
      response.writeHead(upstream.statusCode ?? 502, { ...upstream.headers, ...HEADERS });
      upstream.pipe(response);
      upstream.on('error', () => response.destroy());
    });
    outgoing.on('error', () => fail(response));
    response.on('close', () => outgoing.destroy());
    request.pipe(outgoing);
  };

  return (request, response) => {
    const url = request.url ?? '/';
    if (!url.startsWith(`${SANDBOX_PATH}/`)) return false;
    const path = normalizePath(url.slice(SANDBOX_PATH.length));
    if (path === undefined) return false;
    if (isControl(path)) {
      const redirect = development?.exchangeKey(request, SANDBOX_PATH);
      if (redirect) {
        response.writeHead(303, redirect).end();
        return true;
      }
      if (!development?.hasCookie(request)) return false;
    }
    if (!isSmall(request)) {
      refuse(response, 413, 'Payload Too Large');
    } else if (request.method !== 'GET' && !canWrite(addressOf(request))) {
      refuse(response, 429, 'Too Many Requests');
    } else {
      forward(path, request, response).catch(() => fail(response));
    }
    return true;
  };
}

/**
 * The normalized path, or undefined if it contains escapes or double slashes, which no sandbox page
 * has. This way the path checked here is the path that the sandbox sees.
 */
function normalizePath(raw: string): string | undefined {
  const url = URL.parse(`http://sandbox${raw}`);
  if (url?.host !== 'sandbox' || /%|\/\//.test(url.pathname)) return undefined;
  return `${url.pathname}${url.search}`;
}

const isControl = (path: string) => /^\/(sandbox([/?]|$)|\?|$)/.test(path);

/**
 * The sandbox shows this page only to holders of the secret key, because every user of the machine can
 * connect to its port. Calls from the page send the key themselves.
 */
const isControlPage = (path: string, { method }: IncomingMessage) =>
  method === 'GET' && path === '/sandbox';

/** The sandbox's pages send small bodies of known length. */
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
