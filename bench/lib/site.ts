import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { waitForImageFormats } from '../../apps/server/src/testing/media/wait-for-image-formats.ts';
import { freePort, SITE, startServer } from './server-process.ts';

const HERE = mkdtempSync(join(tmpdir(), 'rostra-bench-'));
process.on('exit', () => rmSync(HERE, { recursive: true, force: true }));

let seed: Promise<string> | undefined;

async function makeSeed(): Promise<string> {
  const dataDir = join(HERE, 'seed');
  const env = { DATA_DIR: dataDir, HOST: '127.0.0.1', BILLING: 'simulated' };
  const server = await startServer(SITE, env, await freePort());
  await waitForImageFormats(dataDir);
  await server.stop();
  return dataDir;
}

/** A data folder with the starter content, as a site has it after its first start. */
export async function makeSite(): Promise<string> {
  seed ??= makeSeed();
  const dataDir = mkdtempSync(join(HERE, 'site-'));
  cpSync(await seed, dataDir, { recursive: true });
  return dataDir;
}
