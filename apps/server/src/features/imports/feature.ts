import type { Logger } from 'pino';
import type { Db } from '../../db/client.ts';
import type { Feature } from '../../feature.ts';
import { cleanUpImports } from './jobs/clean-up-imports.ts';
import { importFiles } from './jobs/import-files.ts';
import { createImportWorker } from './jobs/import-worker.ts';
import { runImportProcess } from './jobs/run-import-process.ts';
import { importRoutes } from './routes.ts';

export interface ImportsFeatureOptions {
  readonly db: Db;
  readonly now: () => Date;
  readonly logger: Logger;
  readonly dataDir: string;
  readonly languages: readonly string[];
}

export function importsFeature({ db, now, logger, ...options }: ImportsFeatureOptions): Feature {
  const files = importFiles(options.dataDir);
  const worker = createImportWorker({ db, now, files, logger, perform: runImportProcess });
  const context = { db, now, files, languages: options.languages, wake: worker.wake };
  return {
    name: 'imports',
    routes: (app) => importRoutes(app, context),
    jobs: [worker],
    cleanUp: () => cleanUpImports(context),
  };
}
