import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { build } from './lib/build/build.mjs';
import { root } from './lib/root.mjs';
import { START, siteEnv, startSite } from './lib/testing/start-site.mjs';

let folder;
let built;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'rostra-start-'));
  built = await build();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const settings = (env) => ({ DATA_DIR: join(folder, 'data'), ...env });

/** Starts a site that must fail and returns its status and output. */
function startAndFail(env, options = {}) {
  return spawnSync(process.execPath, [START], {
    cwd: folder,
    env: siteEnv(settings(env)),
    encoding: 'utf8',
    timeout: 290_000,
    ...options,
  });
}

const start = (env = {}, options = {}) =>
  startSite(settings({ PORT: '0', ...env }), { cwd: folder, ...options });

describe('npm start explains in one sentence', () => {
  it('an invalid setting', () => {
    const { status, stderr } = startAndFail({ STRIPE_PUBLIC_KEY: 'sk_1', SITE_URL: 'nope' });
    expect(status).toBe(1);
    expect(stderr.trim().split('\n')).toEqual([
      'Invalid environment variables',
      '  SITE_URL: must be a valid http or https URL',
      '  STRIPE_PUBLIC_KEY: must start with pk_ followed by the key',
    ]);
  });

  it('a port in use', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address();
    const { status, stderr } = startAndFail({ PORT: String(port) });
    other.close();
    expect(status).toBe(1);
    expect(stderr.trim()).toBe(
      `Port ${port} is already in use. Stop the other program or set PORT to a free port.`,
    );
  });

  it('a data folder that is a file', () => {
    const file = join(folder, 'a-file');
    writeFileSync(file, '');
    const { status, stderr } = startAndFail({ DATA_DIR: file });
    expect(status).toBe(1);
    expect(stderr.trim().split('\n')).toHaveLength(1);
    expect(stderr).toContain('DATA_DIR');
  });

  it('a data folder without write permission', () => {
    const locked = mkdtempSync(join(folder, 'locked-'));
    chmodSync(locked, 0o500);
    // Root may write everywhere, except below something that is not a folder.
    const forbidden = process.getuid?.() === 0 ? '/dev/null/data' : join(locked, 'data');
    const { status, stderr } = startAndFail({ DATA_DIR: forbidden });
    expect(status).toBe(1);
    expect(stderr.trim()).toBe(
      `The data folder is not writable (${forbidden}). Set DATA_DIR to a folder that this user can write to.`,
    );
  });

  it('a corrupt database', () => {
    const dir = mkdtempSync(join(folder, 'broken-'));
    writeFileSync(join(dir, 'rostra.db'), 'this is not a database '.repeat(100));
    const { status, stderr } = startAndFail({ DATA_DIR: dir });
    expect(status).toBe(1);
    expect(stderr.trim().split('\n')).toHaveLength(1);
  });

  it('a PostgreSQL server that does not answer', () => {
    const { status, stderr } = startAndFail({ DATABASE_URL: 'postgres://x@127.0.0.1:1/x' });
    expect(status).toBe(1);
    expect(stderr.trim()).toBe('The PostgreSQL server in DATABASE_URL is not reachable.');
  });

  it('payment settings that do not match the stored customers', async () => {
    const dir = mkdtempSync(join(folder, 'stripe-'));
    const site = await start({
      DATA_DIR: dir,
      BILLING: 'stripe',
      STRIPE_PUBLIC_KEY: 'pk_test_1',
      STRIPE_SECRET_KEY: 'sk_test_1',
      STRIPE_WEBHOOK_SECRET: 'whsec_1',
      STRIPE_API_URL: 'http://127.0.0.1:1',
    });
    site.child.kill('SIGTERM');
    await once(site.child, 'exit');
    const { status, stderr } = startAndFail({ DATA_DIR: dir });
    expect(status).toBe(1);
    expect(stderr.trim().split('\n')).toHaveLength(1);
    expect(stderr).toContain("The payments of this site are in Stripe's test mode");
  });

  it.each([
    [
      ['18.20.0', 'linux x64'],
      'Rostra needs Node 20 or newer to install itself; this is Node 18.20.0.',
    ],
    [
      ['22.9.0', 'darwin arm64'],
      'Rostra needs Node 24 or newer on darwin arm64; this is Node 22.9.0. Install a newer one and try again.',
    ],
  ])('a Node version that is too old: %j', (given, explanation) => {
    const { status, stderr } = spawnSync(
      process.execPath,
      [
        '--input-type=module',
        '-e',
        `import { requireInstallableNode } from '${join(root, 'scripts/lib/node-version.mjs')}'; requireInstallableNode(...${JSON.stringify(given)});`,
      ],
      { encoding: 'utf8' },
    );
    expect(status).toBe(1);
    expect(stderr.trim()).toBe(explanation);
  });
});

describe('npm start', () => {
  it('serves the site without warnings and finishes open requests on SIGTERM', async () => {
    const { child, port, output } = await start();
    const page = await fetch(`http://127.0.0.1:${port}/`);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('<main');
    expect(output()).not.toMatch(/warning|deprecat/i);

    // The server has answered the headers of this request, and its body is still incomplete, when the
    // signal arrives.
    const slow = request({
      port,
      host: '127.0.0.1',
      method: 'POST',
      path: '/api/nothing',
      headers: {
        'content-type': 'application/json',
        'content-length': 2,
        connection: 'close',
        expect: '100-continue',
      },
    });
    const responded = once(slow, 'response');
    slow.flushHeaders();
    await once(slow, 'continue');
    slow.write('{');
    child.kill('SIGTERM');
    await expect(fetchUntilRefused(port)).resolves.toBe('refused');
    expect(child.exitCode).toBeNull();
    slow.end('}');
    const [response] = await responded;
    expect(response.statusCode).toBe(404);
    response.resume();
    const [code] = await once(child, 'exit');
    expect(code).toBe(0);
  });

  it('keeps its data in the repository, whatever the working directory', async () => {
    const repository = join(folder, 'repository');
    for (const part of ['apps', 'packages', 'scripts', 'package-lock.json', 'tsconfig.base.json']) {
      cpSync(join(root, part), join(repository, part), { recursive: true });
    }
    symlinkSync(join(root, 'node_modules'), join(repository, 'node_modules'));
    const elsewhere = mkdtempSync(join(folder, 'elsewhere-'));
    const called = { script: join(repository, 'scripts/start.mjs'), cwd: elsewhere };
    const runOnce = async (env) => {
      const { child } = await start(env, called);
      child.kill('SIGTERM');
      await once(child, 'exit');
    };
    await runOnce({ DATA_DIR: undefined });
    expect(existsSync(join(repository, 'data/rostra.db'))).toBe(true);
    expect(readdirSync(elsewhere)).toEqual([]);
    await runOnce({ DATA_DIR: 'mine' });
    expect(readdirSync(elsewhere)).toEqual(['mine']);
  });

  it('keeps the compile cache in its build folder', async () => {
    const { child } = await start();
    child.kill('SIGTERM');
    await once(child, 'exit');
    expect(readdirSync(join(built, 'compiled'), { recursive: true })).not.toHaveLength(0);
  });
});

async function fetchUntilRefused(port) {
  for (;;) {
    try {
      const response = await fetch(`http://127.0.0.1:${port}/healthz`, {
        headers: { connection: 'close' },
      });
      await response.text();
    } catch {
      return 'refused';
    }
  }
}
