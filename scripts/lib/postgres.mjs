import { execFileSync, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { delimiter, join } from 'node:path';
import { installDebianPackages } from './debian.mjs';
import { quickFolder } from './quick-folder.mjs';

/**
 * A PostgreSQL for one test run: TEST_DATABASE_URL if given, else a private temporary server.
 * Undefined means that there is none to be had here, and the reason was said.
 */
export async function startTestPostgres(say) {
  if (process.env.TEST_DATABASE_URL) {
    return { url: process.env.TEST_DATABASE_URL, stop: () => {} };
  }
  const bin = findBinaries() ?? (installDebianPackages(['postgresql'], say) && findBinaries());
  if (!bin) {
    say('PostgreSQL is not installed: the tests on the second database are SKIPPED.');
    return undefined;
  }
  return startPrivateServer(bin, say);
}

function findBinaries() {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian)
    ? readdirSync(debian).sort((a, b) => Number(b) - Number(a))
    : [];
  const places = [
    ...versions.map((version) => join(debian, version, 'bin')),
    '/opt/homebrew/bin',
    ...(process.env.PATH ?? '').split(delimiter),
  ];
  return places.find(
    (place) => existsSync(join(place, 'initdb')) && existsSync(join(place, 'postgres')),
  );
}

async function startPrivateServer(bin, say) {
  const user = ordinaryUser(say);
  if (user === null) return undefined;
  const folder = mkdtempSync(join(quickFolder(), 'rostra-pg-'));
  if (user) chownSync(folder, user.uid, user.gid);
  const as = user ? { uid: user.uid, gid: user.gid } : {};
  const run = (command, args) =>
    execFileSync(join(bin, command), args, {
      stdio: ['ignore', 'ignore', 'pipe'],
      cwd: folder,
      ...as,
    });
  const data = join(folder, 'data');
  const port = await freePort();
  const settings = `-p ${port} -k ${folder} -h 127.0.0.1 -c fsync=off -c full_page_writes=off -c max_connections=200`;
  run('initdb', [
    '-D',
    data,
    '-U',
    'rostra',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--no-locale',
    '--no-sync',
  ]);
  run('pg_ctl', ['-D', data, '-w', '-o', settings, '-l', join(folder, 'log'), 'start']);
  return {
    url: `postgres://rostra@127.0.0.1:${port}/postgres`,
    stop: () => {
      run('pg_ctl', ['-D', data, '-m', 'immediate', 'stop']);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** PostgreSQL refuses to run as root: undefined to run as ourselves, null if there is nobody else. */
function ordinaryUser(say) {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ['postgres', 'nobody']) {
    const id = (flag) => Number(spawnSync('id', [flag, name], { encoding: 'utf8' }).stdout);
    const found = { uid: id('-u'), gid: id('-g') };
    if (found.uid > 0) return found;
  }
  say('PostgreSQL does not run as root and there is no ordinary user: its tests are SKIPPED.');
  return null;
}

function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}
