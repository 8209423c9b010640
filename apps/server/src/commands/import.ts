import { openStorage } from '../adapters/storage/index.ts';
import { openDb } from '../db/client.ts';
import { upgrade } from '../db/upgrade/upgrade.ts';
import { makeStarterFormats } from '../features/media/index.ts';
import { findLanguages } from '../features/site/index.ts';
import { readProcessEnv } from '../process-env.ts';
import { withLanguages } from '../settings/with-languages.ts';
import { exitWithExplanation } from '../start/start-failure.ts';
import { openImportContext } from './import/open-import-context.ts';
import { IMPORT_HELP, readImportArguments } from './import/read-arguments.ts';
import { runImport } from './import/run-import.ts';
import { showProgress } from './import/show-progress.ts';
import { terminalActor } from './terminal-actor.ts';

const print = (text: string): void => {
  process.stdout.write(`${text}\n`);
};

/** `npm run import -- ghost export.json`; `--help` lists the formats and options. */
async function run(): Promise<void> {
  const request = readImportArguments(process.argv.slice(2));
  if (request === 'help') return print(IMPORT_HELP);
  const given = readProcessEnv();
  const db = openDb({ dataDir: given.DATA_DIR, databaseUrl: given.DATABASE_URL });
  await upgrade(db, { dataDir: given.DATA_DIR, now: () => new Date() });
  const env = withLanguages(given, await findLanguages(db.queries));
  const stopping = new AbortController();
  process.once('SIGINT', () => stopping.abort());
  const context = openImportContext({ db, env, storage: openStorage(env) });
  try {
    const progress = showProgress(process.stdout);
    await runImport(context, request, {
      actor: terminalActor(),
      signal: stopping.signal,
      onProgress: progress.show,
      print: (text) => {
        progress.clear();
        print(text);
      },
      makeFormats: () => makeStarterFormats(context.media),
    });
  } catch (error) {
    if (!stopping.signal.aborted) throw error;
    print('\nStopped. Run the same command again to continue.');
  } finally {
    await context.close();
    await db.close();
  }
}

run().catch(exitWithExplanation);
