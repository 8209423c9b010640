/** The program that works on one import of the studio. Replies how it ended. */
import { openStorage } from '../../adapters/storage/index.ts';
import { openDb } from '../../db/client.ts';
import { type ImportReply, importFiles, performImport } from '../../features/imports/index.ts';
import { makeStarterFormats } from '../../features/media/index.ts';
import { readProcessEnv } from '../../process-env.ts';
import { openImportContext } from './open-import-context.ts';

async function run(id: number): Promise<ImportReply> {
  const env = readProcessEnv();
  const db = openDb({ dataDir: env.DATA_DIR, databaseUrl: env.DATABASE_URL });
  const context = openImportContext({ db, env, storage: openStorage(env) });
  try {
    const files = importFiles(env.DATA_DIR);
    const { hasNewImages } = await performImport({ ...context, files }, id);
    if (hasNewImages) {
      await makeStarterFormats(context.media);
      context.content.changedAll();
    }
    return {};
  } catch (error) {
    return { failure: error instanceof Error ? error.message : String(error) };
  } finally {
    await context.close();
    await db.close();
  }
}

// The site has stopped. Whoever runs it next continues.
process.on('disconnect', () => process.exit(1));
const reply = await run(Number(process.argv[2]));
process.send?.(reply, () => process.disconnect());
