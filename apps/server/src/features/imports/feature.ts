import type { Logger } from 'pino';
import { createWakeUp } from '../../concurrency/wake-up.ts';
import type { Feature } from '../../feature.ts';
import { hourly } from '../../plugins/background/index.ts';
import type { AccountContext } from '../accounts/index.ts';
import type { MediaDeps } from '../media/index.ts';
import type { NewslettersContext } from '../newsletters/index.ts';
import { cleanUpImports } from './jobs/clean-up-imports.ts';
import { importFiles } from './jobs/import-files.ts';
import { findImportJob } from './jobs/import-jobs.repo.ts';
import { importWorker } from './jobs/import-worker.ts';
import { runImportProcess } from './jobs/run-import-process.ts';
import { importMailSamples } from './members/mail-samples.ts';
import { performMemberImport } from './members/perform-member-import.ts';
import { pictureRoutes } from './pictures/picture-routes.ts';
import { importRoutes } from './routes.ts';
import { performSubscriberImport } from './subscribers/perform-subscriber-import.ts';

export interface ImportsFeatureOptions {
  readonly accounts: AccountContext;
  readonly newsletters: NewslettersContext;
  readonly media: MediaDeps;
  readonly logger: Logger;
  readonly dataDir: string;
  readonly languages: readonly string[];
}

export function importsFeature(options: ImportsFeatureOptions): Feature {
  const { accounts, newsletters, logger, languages } = options;
  const { db, now } = accounts;
  const files = importFiles(options.dataDir);
  const perform = async (id: number, signal: AbortSignal) => {
    const job = await findImportJob(db.queries, id);
    // Lists of people are short work, and need the rules for accounts.
    if (job?.format === 'members') {
      return performMemberImport({ accounts, files, languages }, id, signal);
    }
    if (job?.format === 'subscribers') {
      return performSubscriberImport({ newsletters, files, languages }, id, signal);
    }
    return runImportProcess(id, signal);
  };
  const uploaded = createWakeUp();
  const context = { db, now, files, languages, wake: uploaded.wake };
  return {
    name: 'imports',
    mailSamples: importMailSamples,
    routes: async (app) => {
      pictureRoutes(app, { db, media: options.media });
      await importRoutes(app, context);
    },
    workers: [
      importWorker({ db, now, files, logger, perform, onWake: uploaded.onWake }),
      hourly('imports', () => cleanUpImports(context)),
    ],
  };
}
