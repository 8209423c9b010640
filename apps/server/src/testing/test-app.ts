import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { createLogger } from '../adapters/logger.ts';
import { diskStorage } from '../adapters/storage/disk.ts';
import type { Deps } from '../app/deps.ts';
import { buildApp } from '../app.ts';
import { type Env, readEnv } from '../env.ts';
import type { Web } from '../plugins/pages/web.ts';
import { quickHasher } from './quick-hasher.ts';
import { openTestDb } from './test-db.ts';

/** Replaces the built web app in tests of the API. */
export const noPages: Web = {
  render: async () => new Response('not part of this test', { status: 404 }),
};

export interface TestApp {
  app: FastifyInstance;
  deps: Deps;
  close(): Promise<void>;
}

export interface TestAppOptions extends Partial<Omit<Deps, 'env'>> {
  env?: Record<string, string>;
}

/** The whole server with its own database, without a port. */
export async function openTestApp({ env, ...given }: TestAppOptions = {}): Promise<TestApp> {
  const dataDir = mkdtempSync(join(tmpdir(), 'rostra-app-'));
  const deps: Deps = {
    env: testEnv(env),
    db: given.db ?? (await openTestDb()),
    logger: createLogger('silent'),
    storage: diskStorage(join(dataDir, 'media')),
    web: noPages,
    now: () => new Date(),
    secret: 'a secret of at least thirty-two characters',
    hasher: quickHasher(),
    // Tests move the clock of the process.
    readTime: async () => deps.now().toISOString(),
    ...given,
  };
  const app = await buildApp(deps);
  return {
    app,
    deps,
    close: async () => {
      await app.close();
      await deps.db.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

export const testEnv = (settings: Record<string, string> = {}): Env =>
  readEnv({ NODE_ENV: 'test', SITE_URL: 'http://rostra.localhost', ...settings });
