import type { IncomingMessage } from 'node:http';
import { messageReference } from '@rostra/messages';
import fp from 'fastify-plugin';
import { AppError } from '../errors.ts';

/** Counts requests whose handler is still running, even if their client has disconnected. */
export class OpenRequests {
  #count = 0;
  #onEmpty: (() => void) | undefined;

  begin(): void {
    this.#count += 1;
  }

  end(): void {
    this.#count -= 1;
    if (this.#count === 0) this.#onEmpty?.();
  }

  async whenEmpty(): Promise<void> {
    if (this.#count === 0) return;
    await new Promise<void>((resolve) => {
      this.#onEmpty = resolve;
    });
  }
}

/** Register it first: it sees only routes and hooks that are added after it. */
export const trackRequests = fp<{ openRequests: OpenRequests }>(async (app, { openRequests }) => {
  const end = () => openRequests.end();
  app.decorateRequest('stage', 'received');
  app.addHook('onRequest', (request, _reply, next) => {
    request.stage = 'received';
    openRequests.begin();
    next();
  });
  // Node reports no error for a client that disconnected before its body was read.
  app.addHook('preParsing', ({ raw }, _reply, payload, next) => {
    next(
      isAborted(raw) ? new AppError('bad_request', messageReference('errors', 'aborted')) : null,
      payload,
    );
  });
  app.addHook('onRoute', (route) => {
    const { handler } = route;
    route.handler = function (request, reply) {
      request.stage = 'handled';
      try {
        const result: unknown = handler.call(this, request, reply);
        if (result instanceof Promise) result.then(end, end);
        else end();
        return result;
      } catch (error) {
        end();
        throw error;
      }
    };
  });
  // The response was sent before the request reached its handler.
  app.addHook('onSend', (request, _reply, _payload, next) => {
    if (request.stage === 'received') {
      request.stage = 'rejected';
      openRequests.end();
    }
    next();
  });
});

/** A destroyed stream emits nothing more, not even the part of the body that had arrived. */
const isAborted = (raw: IncomingMessage) =>
  raw.destroyed && !raw.readableEnded && (!raw.complete || hasBody(raw));

const hasBody = ({ headers }: IncomingMessage) =>
  headers['content-type'] !== undefined ||
  headers['transfer-encoding'] !== undefined ||
  Number(headers['content-length'] ?? 0) > 0;

declare module 'fastify' {
  interface FastifyRequest {
    /** Whether it has reached its handler. */
    stage: 'received' | 'handled' | 'rejected';
  }
}
