import type { IncomingMessage } from 'node:http';
import fp from 'fastify-plugin';
import { AppError } from '../errors.ts';

/** Requests that are being worked on, whether or not anybody still waits for the answer. */
export class RequestsUnderWay {
  #count = 0;
  #onNone: (() => void) | undefined;

  begin(): void {
    this.#count += 1;
  }

  end(): void {
    this.#count -= 1;
    if (this.#count === 0) this.#onNone?.();
  }

  async none(): Promise<void> {
    if (this.#count === 0) return;
    await new Promise<void>((resolve) => {
      this.#onNone = resolve;
    });
  }
}

/** Comes before every route and hook: it sees only what is added after it. */
export const trackRequests = fp<{ underWay: RequestsUnderWay }>(async (app, { underWay }) => {
  const end = () => underWay.end();
  app.decorateRequest('stage', 'begun');
  app.addHook('onRequest', (request, _reply, next) => {
    request.stage = 'begun';
    underWay.begin();
    next();
  });
  // Nobody tells of a client that left before anything listened to the body.
  app.addHook('preParsing', ({ raw }, _reply, payload, next) => {
    next(isLost(raw) ? new AppError('bad_request', 'The request was broken off') : null, payload);
  });
  app.addHook('onRoute', (route) => {
    const { handler } = route;
    route.handler = function (request, reply) {
      request.stage = 'handled';
      try {
        const answer: unknown = handler.call(this, request, reply);
        if (answer instanceof Promise) answer.then(end, end);
        else end();
        return answer;
      } catch (error) {
        end();
        throw error;
      }
    };
  });
  // A request that was turned away before its handler.
  app.addHook('onSend', (request, _reply, _payload, next) => {
    if (request.stage === 'begun') {
      request.stage = 'turned away';
      underWay.end();
    }
    next();
  });
});

/** A stream that was given up says nothing more, even of what had arrived. */
const isLost = (raw: IncomingMessage) =>
  raw.destroyed && !raw.readableEnded && (!raw.complete || hasBody(raw));

const hasBody = ({ headers }: IncomingMessage) =>
  headers['content-type'] !== undefined ||
  headers['transfer-encoding'] !== undefined ||
  Number(headers['content-length'] ?? 0) > 0;

declare module 'fastify' {
  interface FastifyRequest {
    /** How far it has come on its way to a handler. */
    stage: 'begun' | 'handled' | 'turned away';
  }
}
