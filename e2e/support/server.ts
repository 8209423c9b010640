import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { runStaffCommand } from './staff/run-staff-command.ts';

const root = join(import.meta.dirname, '../..');

const sites = process.env.E2E_SITES;
if (!sites) throw new Error('E2E_SITES must name the folder for the sites of the tests');

/** The data folder of a site after its first start. Every test site begins as a copy of it. */
export const SEED_SITE = join(sites, 'seed');

/** Every site is a copy of the seed site, so they all have its development key. */
export const withDevelopmentKey = (path: string) =>
  `${path}?key=${readFileSync(join(SEED_SITE, 'development-key'), 'utf8').trim()}`;

interface Credentials {
  email: string;
  password: string;
}

export interface RunningServer {
  url: string;
  dataDir: string;
  /** Creates the owner of the site, which has none at first. */
  setupLink: string;
  /** Creates an editor and returns an access token. */
  createEditor(): Promise<string>;
  /** Invites a member of staff, who then chooses a password. */
  createStaff(person: Credentials, role: string): Promise<void>;
  /** The same site in a new process. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/** Each spec file with a server of its own has a port offset; the shared server has offset 0. */
export const serverUrl = (offset: number) =>
  `http://localhost:${Number(process.env.E2E_PORT ?? 3399) + offset}`;

const BUILT_SERVER = 'apps/server/build/main.js';

/** Starts the built server, or another program, on a copy of the seed site, or on an existing site if `DATA_DIR` is set. */
export async function startServer(
  offset: number,
  settings: Record<string, string> = {},
  program = BUILT_SERVER,
): Promise<RunningServer> {
  const url = serverUrl(offset);
  const dataDir = settings.DATA_DIR ?? copySeedSite();
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    PORT: new URL(url).port,
    DATA_DIR: dataDir,
    LOG_LEVEL: 'fatal',
    ...settings,
  };
  const launch = () =>
    spawn(process.execPath, [program], {
      cwd: root,
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
  let server = launch();
  const end = async () => {
    const exited = once(server, 'exit');
    server.kill('SIGTERM');
    await exited;
  };
  const banner = await readBanner(server);
  return {
    url,
    dataDir,
    setupLink: /\S+\/setup\?key=\S+/.exec(banner)?.[0] ?? '',
    createEditor: () => createEditor(url, env),
    createStaff: (person, role) => createStaff(url, env, person, role),
    restart: async () => {
      await end();
      server = launch();
      await readBanner(server);
    },
    stop: async () => {
      await end();
      if (!settings.DATA_DIR) rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

function copySeedSite(): string {
  const dataDir = mkdtempSync(join(String(sites), 'site-'));
  cpSync(SEED_SITE, dataDir, { recursive: true });
  return dataDir;
}

/** The server prints its banner once it listens. An empty line ends it. */
async function readBanner(server: ChildProcessByStdio<null, Readable, null>): Promise<string> {
  let output = '';
  for await (const chunk of server.stdout
    .setEncoding('utf8')
    .iterator({ destroyOnReturn: false })) {
    output += chunk;
    if (!/ is ready at .*\n\n/s.test(output)) continue;
    server.stdout.resume();
    return output;
  }
  throw new Error(`The server did not start. It printed: ${output}`);
}

async function createEditor(url: string, env: NodeJS.ProcessEnv): Promise<string> {
  const printed = await runStaffCommand(env, 'invite', 'editor@example.org', 'editor');
  return acceptInvitation(url, printed, 'a long enough password for an editor');
}

async function createStaff(
  url: string,
  env: NodeJS.ProcessEnv,
  { email, password }: Credentials,
  role: string,
): Promise<void> {
  const printed = await runStaffCommand(env, 'invite', email, role);
  await acceptInvitation(url, printed, password);
}

/** Chooses a password with the printed link, and returns an access token. */
async function acceptInvitation(url: string, printed: string, password: string): Promise<string> {
  const code = /code=([\w-]+)/.exec(printed)?.[1];
  const response = await fetch(`${url}/api/auth/reset-password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ code, password, passwordConfirmation: password }),
  });
  return ((await response.json()) as { jwt: string }).jwt;
}

/** `npm run staff -- …` at the site that tests share. */
export async function manageStaff(...words: string[]): Promise<void> {
  const env = { ...process.env, DATA_DIR: join(String(sites), 'shared'), SITE_URL: serverUrl(0) };
  await runStaffCommand(env, ...words);
}
