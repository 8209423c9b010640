import { join } from 'node:path';
import { run } from '../run.mjs';
import { strapiEnv } from './start.mjs';

/** Runs Strapi's own tool. Only content: settings and users are none of ours. */
export async function exportStrapi(folder, target) {
  const program = join(folder, 'node_modules/@strapi/strapi/bin/strapi.js');
  const file = target.replace(/\.tar\.gz$/, '');
  const options = ['--no-encrypt', '--file', file, '--exclude', 'config'];
  const { code, output } = await run(process.execPath, [program, 'export', ...options], {
    cwd: folder,
    quiet: true,
    extraEnv: strapiEnv(0),
  });
  if (code !== 0) throw new Error(output);
}
