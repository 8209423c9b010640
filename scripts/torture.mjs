/** `npm run torture -- --help`: kills, restarts and starves the site, and checks that nothing is lost. */
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from './lib/build/build.mjs';
import { prepare } from './lib/prepare.mjs';
import { fastTempDir } from './lib/testing/fast-temp-dir.mjs';
import { findOrInstallTools } from './lib/testing/find-tools.mjs';
import { startPostgres } from './lib/testing/postgres.mjs';

await prepare({ tools: true });
await build();
const { postgres: bin } = await findOrInstallTools(['postgres']);
const folder = mkdtempSync(join(fastTempDir(), 'rostra-torture-'));
const postgres = await startPostgres(bin);
process.on('exit', () => {
  postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1));
const { torture } = await import('../torture/run.ts');
const hasPassed = await torture({ folder, postgres, createDatabase: postgres.createDatabase });
process.exit(hasPassed ? 0 : 1);
