import { EventEmitter } from 'node:events';
import { findPage } from '@rostra/contract/pages';
import { renderToPipeableStream } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { NonceContext } from './lib/server-rendering/nonce.ts';
import { hostContext } from './lib/server-rendering/render-host.ts';
import { fetchScriptsAfterPaint } from './lib/server-rendering/scripts-after-paint.ts';

const RENDER_TIMEOUT_MS = 10_000;
export const streamTimeout = RENDER_TIMEOUT_MS;

/** Renders the whole document before answering: pages are kept as complete bytes. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  headers.set('Content-Type', 'text/html; charset=utf-8');
  if (request.method === 'HEAD') return new Response(null, { status, headers });
  const { nonce } = context.get(hostContext);
  const html = await renderDocument(
    <NonceContext value={nonce}>
      <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
    </NonceContext>,
    nonce,
  );
  const isLate = isForReading(request.url) && !import.meta.env.DEV;
  return new Response(isLate ? fetchScriptsAfterPaint(html) : html, { status, headers });
}

const isForReading = (url: string) => findPage(new URL(url).pathname)?.page.isForReading === true;

/** What a loader or an action threw, unless the request was given up or it is an answer such as 404. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted) context.get(hostContext).report(error);
};

/** Takes what React writes and gives it in one piece: all there is of a stream where nothing waits. */
class WholePage extends EventEmitter {
  readonly #onEnd: (html: string) => void;
  readonly #onFailure: (error: unknown) => void;
  readonly #decoder = new TextDecoder();
  #html = '';

  constructor(onEnd: (html: string) => void, onFailure: (error: unknown) => void) {
    super();
    this.#onEnd = onEnd;
    this.#onFailure = onFailure;
  }

  write(chunk: string | Uint8Array): boolean {
    this.#html += typeof chunk === 'string' ? chunk : this.#decoder.decode(chunk, { stream: true });
    return true;
  }

  /** Not at once: React also ends what it could not finish, and says so right after. */
  end(): void {
    queueMicrotask(() => this.#onEnd(this.#html));
  }

  destroy(error: unknown): void {
    this.#onFailure(error);
  }
}

function renderDocument(document: React.ReactNode, nonce: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(document, {
      nonce,
      // Complete boundaries stay in place however long they are.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onAllReady() {
        clearTimeout(timer);
        const page = new WholePage(resolve, reject);
        pipe(page as unknown as NodeJS.WritableStream);
      },
      onShellError: reject,
      onError: reject,
    });
    const timer = setTimeout(() => {
      abort();
      reject(new Error('The page took too long to render'));
    }, RENDER_TIMEOUT_MS);
  });
}
