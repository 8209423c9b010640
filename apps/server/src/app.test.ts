import { expect, it } from 'vitest';
import { openTestApp } from './testing/test-app.ts';

/** Fastify's own settings for them do nothing where the server is made by us. */
it('sets the request and keep-alive timeouts', async () => {
  const { app, close } = await openTestApp();
  expect(app.server).toMatchObject({ requestTimeout: 120_000, keepAliveTimeout: 72_000 });
  await close();
});
