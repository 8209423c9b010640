import { ServerResponse, STATUS_CODES, validateHeaderName, validateHeaderValue } from 'node:http';

/** What `writeHead` calls once it has put the lines together. */
interface Inside {
  _contentLength: number;
  _storeHeader(head: string): void;
}

/**
 * The head of many answers, put together once. Node's `writeHead` checks every line of every answer anew,
 * an eighth of what a page from memory takes. Here they are checked when they are prepared; Node still adds what
 * depends on the connection: date, keeping it alive, and the length.
 */
export class PreparedHead {
  readonly status: number;
  readonly #lines: readonly string[];
  readonly #start: string;

  constructor(status: number, lines: readonly (readonly [string, string])[]) {
    for (const [name, value] of lines) {
      validateHeaderName(name);
      validateHeaderValue(name, value);
    }
    this.status = status;
    this.#lines = lines.flat();
    const text = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('');
    this.#start = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${text}x-request-id: `;
  }

  /** About what it takes in memory. */
  get bytes(): number {
    return 2 * this.#start.length;
  }

  /** Before a body of that many bytes, which must follow. The id is ours and of plain letters. */
  write(response: ServerResponse, requestId: string, length: number): void {
    if (!takesText(response)) {
      this.writeAlone(response, requestId, length);
      return;
    }
    const inside = response as unknown as Inside;
    response.statusCode = this.status;
    inside._contentLength = length;
    inside._storeHeader(`${this.#start}${requestId}\r\n`);
  }

  /** Before nothing: an answer to HEAD, with the length there would be, or one that has no body. */
  writeAlone(response: ServerResponse, requestId: string, length?: number): void {
    const about = length === undefined ? [] : ['content-length', String(length)];
    response.writeHead(this.status, [...this.#lines, ...about, 'x-request-id', requestId]);
  }
}

/** Not in HTTP/1.0, where Node leaves the length out, nor where somebody wants to see the lines, as `inject` does. */
const takesText = ({ writeHead, useChunkedEncodingByDefault }: ServerResponse) =>
  useChunkedEncodingByDefault && writeHead === ServerResponse.prototype.writeHead;
