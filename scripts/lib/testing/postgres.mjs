import { execFile, execFileSync, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { fastTempDir } from './fast-temp-dir.mjs';

const DEBIAN = '/usr/lib/postgresql';
const HOMEBREW = ['/opt/homebrew', '/usr/local'];

/** The folder with `initdb` and `postgres`, newest version first. */
export function findPostgres(env = process.env) {
  const places = [
    ...versionsIn(DEBIAN).map((version) => join(DEBIAN, version, 'bin')),
    ...HOMEBREW.flatMap((prefix) =>
      versionsIn(join(prefix, 'opt'), 'postgresql@').map((name) =>
        join(prefix, 'opt', name, 'bin'),
      ),
    ),
    ...(env.PATH ?? '').split(delimiter),
  ];
  return places.find(
    (place) => existsSync(join(place, 'initdb')) && existsSync(join(place, 'postgres')),
  );
}

function versionsIn(folder, prefix = '') {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.startsWith(prefix))
    .sort((a, b) => Number(b.slice(prefix.length)) - Number(a.slice(prefix.length)));
}

/** Starts a private server on a free port, with its data in a temporary folder. */
export async function startPostgres(bin) {
  const user = unprivilegedUser();
  const folder = mkdtempSync(join(fastTempDir(), 'rostra-pg-'));
  if (user) chownSync(folder, user.uid, user.gid);
  const run = (command, args) =>
    execFileSync(join(bin, command), args, {
      stdio: ['ignore', 'ignore', 'pipe'],
      cwd: folder,
      ...user,
    });
  const data = join(folder, 'data');
  const port = await findFreePort();
  const settings = `-p ${port} -k ${folder} -h 127.0.0.1 -c fsync=off -c full_page_writes=off -c max_connections=200`;
  const cluster = ['-U', 'rostra', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync'];
  run('initdb', ['-D', data, ...cluster]);
  run('pg_ctl', ['-D', data, '-w', '-o', settings, '-l', join(folder, 'log'), 'start']);
  return {
    url: `postgres://rostra@127.0.0.1:${port}/postgres`,
    /** Resolves to the URL of an empty database. */
    createDatabase: async (name) => {
      const args = ['-h', '127.0.0.1', '-p', String(port), '-U', 'rostra', name];
      await promisify(execFile)(join(bin, 'createdb'), args);
      return `postgres://rostra@127.0.0.1:${port}/${name}`;
    },
    /** `fast` ends all connections, `immediate` is like a crash. */
    restart: async (mode) => {
      const args = ['-D', data, '-w', '-m', mode, '-l', join(folder, 'log'), 'restart'];
      await promisify(execFile)(join(bin, 'pg_ctl'), args, { cwd: folder, ...user });
    },
    stop: () => {
      run('pg_ctl', ['-D', data, '-m', 'immediate', 'stop']);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** PostgreSQL refuses to run as root. Undefined means that it can run as the current user. */
function unprivilegedUser() {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ['postgres', 'nobody']) {
    const id = (flag) => Number(spawnSync('id', [flag, name], { encoding: 'utf8' }).stdout);
    const user = { uid: id('-u'), gid: id('-g') };
    if (user.uid > 0) return user;
  }
  throw new Error('PostgreSQL does not run as root, and there is no user postgres or nobody.');
}

function findFreePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}
