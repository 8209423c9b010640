import { expect, it } from 'vitest';
import { openTestApp } from './testing/test-app.ts';

/** Fastify ignores its own timeout settings if it does not create the server itself. */
it('sets the request and keep-alive timeouts', async () => {
  const { app, close } = await openTestApp();
  expect(app.server).toMatchObject({ requestTimeout: 120_000, keepAliveTimeout: 72_000 });
  await close();
});
