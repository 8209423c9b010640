import type { Logger } from 'pino';
import type { Feature } from '../../feature.ts';
import type { AccountContext } from '../accounts/index.ts';
import { cleanUpImports } from './jobs/clean-up-imports.ts';
import { importFiles } from './jobs/import-files.ts';
import { findImportJob } from './jobs/import-jobs.repo.ts';
import { createImportWorker } from './jobs/import-worker.ts';
import { runImportProcess } from './jobs/run-import-process.ts';
import { importMailSamples } from './members/mail-samples.ts';
import { performMemberImport } from './members/perform-member-import.ts';
import { importRoutes } from './routes.ts';

export interface ImportsFeatureOptions {
  readonly accounts: AccountContext;
  readonly logger: Logger;
  readonly dataDir: string;
  readonly languages: readonly string[];
}

export function importsFeature(options: ImportsFeatureOptions): Feature {
  const { accounts, logger, languages } = options;
  const { db, now } = accounts;
  const files = importFiles(options.dataDir);
  const perform = async (id: number, signal: AbortSignal) => {
    const job = await findImportJob(db.queries, id);
    // Lists of members are short work, and need the rules for accounts.
    if (job?.format === 'members') {
      return performMemberImport({ accounts, files, languages }, id, signal);
    }
    return runImportProcess(id, signal);
  };
  const worker = createImportWorker({ db, now, files, logger, perform });
  const context = { db, now, files, languages, wake: worker.wake };
  return {
    name: 'imports',
    mailSamples: importMailSamples,
    routes: (app) => importRoutes(app, context),
    jobs: [worker],
    cleanUp: () => cleanUpImports(context),
  };
}
