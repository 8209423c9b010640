/**
 * `npm run record-strapi [version]`: installs a Strapi into a temporary folder, fills it, and records its answers and
 * an export of it as fixtures. Needs PostgreSQL and the npm registry, and takes some minutes.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { log } from './lib/log.mjs';
import { prepare } from './lib/prepare.mjs';
import { root } from './lib/root.mjs';
import { run } from './lib/run.mjs';
import { createStrapiApi } from './lib/strapi/api.mjs';
import { exportStrapi } from './lib/strapi/export.mjs';
import { fillStrapi } from './lib/strapi/fill.mjs';
import { writeProject } from './lib/strapi/project.mjs';
import { recordAnswers } from './lib/strapi/record-answers.mjs';
import { recordWebhooks } from './lib/strapi/record-webhooks.mjs';
import { startStrapi } from './lib/strapi/start.mjs';
import { findOrInstallTools } from './lib/testing/find-tools.mjs';
import { startPostgres } from './lib/testing/postgres.mjs';

const FIXTURES = join(root, 'apps/server/src/testing/strapi/recorded');

await prepare({ tools: true });
const version = process.argv[2] ?? 'latest';
const folder = mkdtempSync(join(tmpdir(), 'rostra-strapi-'));
const { postgres: bin } = await findOrInstallTools(['postgres']);
const postgres = await startPostgres(bin);
process.on('exit', () => {
  postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1));

const save = (name, content) =>
  writeFileSync(join(FIXTURES, name), `${JSON.stringify(content, null, 2)}\n`);

log(`Installing Strapi (${version}) …`);
writeProject(folder, { version, databaseUrl: await postgres.createDatabase('strapi') });
const install = ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
const { code } = await run('npm', install, { cwd: folder });
if (code !== 0) process.exit(code);

log('Starting Strapi …');
const strapi = await startStrapi(folder);
try {
  const api = createStrapiApi(strapi);
  mkdirSync(FIXTURES, { recursive: true });
  const filled = await fillStrapi(api);
  save('answers.json', await recordAnswers(strapi));
  save('webhooks.json', await recordWebhooks(api, filled));
} finally {
  await strapi.stop();
}
log('Exporting …');
await exportStrapi(folder, join(FIXTURES, 'export.tar.gz'));
await run('biome', ['format', '--write', FIXTURES], { quiet: true });
log(`Recorded Strapi ${strapi.version} in ${FIXTURES}`);
process.exit(0);
