import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { openStorage } from '../adapters/storage/index.ts';
import { contentTypes } from '../app/content-types.ts';
import { StartError } from '../errors.ts';
import { readProcessEnv } from '../process-env.ts';
import { exitWithExplanation } from '../start/start-failure.ts';
import { restoreBackup } from './backup/restore-backup.ts';
import { verifyBackup } from './backup/verify-backup.ts';
import { terminalActor } from './terminal-actor.ts';

const HELP = `npm run restore -- FILE [--confirm] [--verify]

Restores a backup into the database and storage of the current settings, which may be of another kind than
those it was made with. Stop the site first. The whole file is verified before anything is changed.

  --confirm   replace existing data. Files are kept in DATA_DIR/before-restore-…; a PostgreSQL database
              is replaced, so back it up first
  --verify    only check that the file is complete and can be restored

An encrypted file needs BACKUP_PASSPHRASE. The settings of the backup are not applied: they are written to
DATA_DIR/restored-settings.env.
`;

const report = (text: string): void => {
  process.stdout.write(`${text}\n`);
};

async function run(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      confirm: { type: 'boolean', default: false },
      verify: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return report(HELP.trimEnd());
  const [given, ...others] = positionals;
  if (!given || others.length > 0) throw new StartError('Name one file: npm run restore -- FILE');
  const env = readProcessEnv();
  const source = { file: resolve(given), passphrase: env.BACKUP_PASSPHRASE };
  if (values.verify) {
    const { header, manifest } = await verifyBackup(source);
    const { createdAt, version } = header;
    report(
      `The backup of ${createdAt} (version ${version}) is complete: ${manifest.entries.length} parts.`,
    );
    return;
  }
  const target = {
    dataDir: env.DATA_DIR,
    databaseUrl: env.DATABASE_URL,
    storage: openStorage(env),
    collections: contentTypes,
  };
  const { createdAt, rows, previous } = await restoreBackup(target, {
    ...source,
    isConfirmed: values.confirm,
    now: new Date(),
    actor: terminalActor(),
    report,
  });
  if (previous) report(`What was there before is in ${previous}.`);
  report(`Restored the backup of ${createdAt}: ${rows.toLocaleString('en')} rows. Start the site.`);
}

run().catch(exitWithExplanation);
