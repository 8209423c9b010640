import { parseArgs } from 'node:util';
import { readProcessEnv } from '../process-env.ts';
import { exitWithExplanation } from '../start/start-failure.ts';
import { rollBack } from './upgrade/roll-back.ts';

const HELP = `npm run rollback [-- --confirm]

Returns to the database from before the last upgrade, and says how much was added since. Stop the site first, and
start the previous version afterwards. Possible until a day after the upgrade. Uploaded files are kept.

  --confirm   do it. Without it nothing is changed
`;

const report = (text: string): void => {
  process.stdout.write(`${text}\n`);
};

async function run(): Promise<void> {
  const { values } = parseArgs({
    options: {
      confirm: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return report(HELP.trimEnd());
  const env = readProcessEnv();
  const target = { dataDir: env.DATA_DIR, databaseUrl: env.DATABASE_URL };
  await rollBack(target, { isConfirmed: values.confirm, now: new Date(), report });
}

run().catch(exitWithExplanation);
