import { parseArgs } from 'node:util';
import { readProcessEnv } from '../process-env.ts';
import { exitWithExplanation } from '../start/start-failure.ts';
import { dryRun } from './upgrade/dry-run.ts';
import { upgradeSite } from './upgrade/upgrade-site.ts';

const HELP = `npm run upgrade [-- --dry-run]

Applies the migrations of a new version without starting the site. Every start does the same; after two tries that
failed only this command tries again. The database is copied first, see: npm run rollback -- --help
With SQLite, stop the site first.

  --dry-run        try it on a copy, and say how long it takes. The site may be running
  --without-copy   do not copy the database first; make sure that you have a backup
`;

const report = (text: string): void => {
  process.stdout.write(`${text}\n`);
};

async function run(): Promise<void> {
  const { values } = parseArgs({
    options: {
      'dry-run': { type: 'boolean', default: false },
      'without-copy': { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return report(HELP.trimEnd());
  const env = readProcessEnv();
  const target = { dataDir: env.DATA_DIR, databaseUrl: env.DATABASE_URL };
  if (values['dry-run']) return dryRun(target, report);
  await upgradeSite(target, { now: () => new Date(), withoutCopy: values['without-copy'], report });
}

run().catch(exitWithExplanation);
