import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../testing/start-site.mjs';

/** Only in development may webhooks go to this machine. */
export const strapiEnv = (port) => ({
  PATH: process.env.PATH,
  HOME: process.env.HOME,
  NODE_ENV: 'development',
  STRAPI_TELEMETRY_DISABLED: 'true',
  PORT: String(port),
});

/** Resolves once Strapi answers. */
export async function startStrapi(folder) {
  const port = await freePort();
  const program = join(folder, 'node_modules/@strapi/strapi/bin/strapi.js');
  const child = spawn(process.execPath, [program, 'start'], { cwd: folder, env: strapiEnv(port) });
  let output = '';
  await new Promise((resolve, reject) => {
    const collect = (chunk) => {
      output += chunk;
      if (output.includes('Strapi started successfully')) resolve();
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.on('exit', () => reject(new Error(output)));
  });
  const manifest = readFileSync(join(folder, 'node_modules/@strapi/strapi/package.json'), 'utf8');
  return {
    url: `http://127.0.0.1:${port}`,
    version: JSON.parse(manifest).version,
    tokens: JSON.parse(readFileSync(join(folder, 'tokens.json'), 'utf8')),
    stop: async () => {
      if (child.exitCode !== null) return;
      const exited = once(child, 'exit');
      // It waits for connections that are kept alive.
      child.kill('SIGKILL');
      await exited;
    },
  };
}
