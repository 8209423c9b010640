import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

const root = join(import.meta.dirname, '../..');
const run = promisify(execFile);

/** A site as it is after its first start. */
export const SEED = join(String(process.env.E2E_SITES), 'seed');

export interface OwnServer {
  url: string;
  dataDir: string;
  /** A token that may edit content. */
  makeEditor(): Promise<string>;
  stop(): Promise<void>;
}

/** The port of the shared server is the base; each file that needs its own has its offset. */
export const ownUrl = (offset: number) =>
  `http://localhost:${Number(process.env.E2E_PORT ?? 3399) + offset}`;

/**
 * For journeys that change content or settings: a site of their own, which nobody else is reading.
 * With `DATA_DIR` it is a further process on a site that is there.
 */
export async function startOwnServer(
  offset: number,
  settings: Record<string, string> = {},
): Promise<OwnServer> {
  const url = ownUrl(offset);
  const dataDir = settings.DATA_DIR ?? copySeed();
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    PORT: new URL(url).port,
    DATA_DIR: dataDir,
    LOG_LEVEL: 'fatal',
    ...settings,
  };
  const server = spawn(process.execPath, ['apps/server/build/main.js'], {
    cwd: root,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await untilReady(url);
  return {
    url,
    dataDir,
    makeEditor: () => makeEditor(url, env),
    stop: async () => {
      const ended = once(server, 'exit');
      server.kill('SIGTERM');
      await ended;
      if (!settings.DATA_DIR) rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

function copySeed(): string {
  const dataDir = mkdtempSync(join(String(process.env.E2E_SITES), 'own-'));
  cpSync(SEED, dataDir, { recursive: true });
  return dataDir;
}

async function untilReady(url: string): Promise<void> {
  const deadline = Date.now() + 60_000;
  while (Date.now() < deadline) {
    const isReady = await fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`No server answered at ${url}`);
}

async function makeEditor(url: string, env: NodeJS.ProcessEnv): Promise<string> {
  const command = ['apps/server/src/commands/make-editor.ts', 'editor@example.org'];
  const { stdout } = await run(process.execPath, command, { cwd: root, env });
  const code = /code=([\w-]+)/.exec(stdout)?.[1];
  const password = 'a long enough password for an editor';
  const answer = await fetch(`${url}/api/auth/reset-password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ code, password, passwordConfirmation: password }),
  });
  return ((await answer.json()) as { jwt: string }).jwt;
}
