import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../root.mjs';

const run = promisify(execFile);

export const START = join(root, 'scripts/start.mjs');

/** Only what a site needs from this process, so that its settings are those of the test. */
export const siteEnv = (settings) => ({
  PATH: process.env.PATH,
  HOME: process.env.HOME,
  HOST: '127.0.0.1',
  ...settings,
});

/** Runs `npm start` and resolves with the port once the site prints its banner. */
export async function startSite(settings, { script = START, cwd } = {}) {
  const child = spawn(process.execPath, [script], { cwd, env: siteEnv(settings) });
  let output = '';
  const ready = new Promise((resolve, reject) => {
    const collect = (chunk) => {
      output += chunk;
      const listening = /listening on http:\/\/[\d.]+:(\d+)/.exec(output);
      if (listening && output.includes('is ready at')) resolve(Number(listening[1]));
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.on('exit', () => reject(new Error(output)));
  });
  return {
    child,
    port: await ready,
    output: () => output,
    /** Resolves to the exit code. */
    stop: async () => {
      if (child.exitCode !== null) return child.exitCode;
      const exited = once(child, 'exit');
      child.kill('SIGTERM');
      return (await exited)[0];
    },
  };
}

/** Invites an editor to a site, accepts the invitation and returns an access token. */
export async function createEditor(url, settings) {
  const command = join(root, 'scripts/commands/staff.mjs');
  const { stdout } = await run(
    process.execPath,
    [command, 'invite', 'editor@example.org', 'editor'],
    {
      env: siteEnv({ SITE_URL: url, ...settings }),
    },
  );
  const password = 'a long enough password for an editor';
  const response = await fetch(`${url}/api/auth/reset-password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      code: /code=([\w-]+)/.exec(stdout)?.[1],
      password,
      passwordConfirmation: password,
    }),
  });
  return (await response.json()).jwt;
}

export async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return port;
}
