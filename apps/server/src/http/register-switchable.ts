import type { FastifyInstance } from 'fastify';
import { notFound } from '../errors.ts';

export interface SwitchableRoutes {
  isEnabled(): boolean;
  routes(app: FastifyInstance): void | Promise<void>;
}

/** Registers routes that respond as if they did not exist while their feature is off. */
export async function registerSwitchable(
  app: FastifyInstance,
  { isEnabled, routes }: SwitchableRoutes,
): Promise<void> {
  await app.register(async (scope) => {
    scope.addHook('onRequest', async () => {
      if (!isEnabled()) throw notFound();
    });
    await routes(scope);
  });
}
