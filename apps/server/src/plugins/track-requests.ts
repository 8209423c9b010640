import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';

/** Requests that are being worked on, whether or not anybody still waits for the answer. */
export class RequestsUnderWay {
  readonly #requests = new Set<FastifyRequest>();
  #onNone: (() => void) | undefined;

  add(request: FastifyRequest): void {
    this.#requests.add(request);
  }

  delete(request: FastifyRequest): void {
    this.#requests.delete(request);
    if (this.#requests.size === 0) this.#onNone?.();
  }

  async none(): Promise<void> {
    if (this.#requests.size === 0) return;
    await new Promise<void>((resolve) => {
      this.#onNone = resolve;
    });
  }
}

/** Comes before every route and hook: it sees only what is added after it. */
export const trackRequests = fp<{ underWay: RequestsUnderWay }>(async (app, { underWay }) => {
  const handled = new WeakSet<FastifyRequest>();
  app.addHook('onRequest', (request, _reply, next) => {
    underWay.add(request);
    next();
  });
  app.addHook('onRoute', (route) => {
    const { handler } = route;
    route.handler = function (request, reply) {
      handled.add(request);
      const end = () => underWay.delete(request);
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
    if (!handled.has(request)) underWay.delete(request);
    next();
  });
});
