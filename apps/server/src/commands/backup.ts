import { existsSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import packageJson from '../../package.json' with { type: 'json' };
import { openStorage } from '../adapters/storage/index.ts';
import { openDb } from '../db/client.ts';
import { StartError } from '../errors.ts';
import { recordAction } from '../features/audit/index.ts';
import { readGivenSettings, readProcessEnv } from '../process-env.ts';
import { exitWithExplanation } from '../start/start-failure.ts';
import { backupName } from './backup/backup-name.ts';
import { createBackup } from './backup/create-backup.ts';
import { terminalActor } from './terminal-actor.ts';

const HELP = `npm run backup [-- --to PATH]

Writes database, media, settings and secrets to one file. The site may be running. The file contains
everything as it was when the backup began, and only its owner can read it.

  --to PATH   a file that does not exist yet, or a folder; by default the folder backups in DATA_DIR

Set BACKUP_PASSPHRASE to encrypt the file (https://age-encryption.org). Without the passphrase nobody can
restore it, so keep it elsewhere.
`;

const report = (text: string): void => {
  process.stdout.write(`${text}\n`);
};

async function run(): Promise<void> {
  const { values } = parseArgs({
    options: { to: { type: 'string' }, help: { type: 'boolean' } },
  });
  if (values.help) return report(HELP.trimEnd());
  const env = readProcessEnv();
  const now = new Date();
  const passphrase = env.BACKUP_PASSPHRASE;
  const file = chooseFile(values.to ?? join(env.DATA_DIR, 'backups/'), backupName(now, passphrase));
  const source = {
    dataDir: env.DATA_DIR,
    databaseUrl: env.DATABASE_URL,
    storage: openStorage(env),
    settings: readGivenSettings(),
  };
  const { version } = packageJson;
  const encryption = passphrase ? { passphrase } : undefined;
  const options = { file, encryption, now, version, report };
  const { rows, media, missingMedia } = await createBackup(source, options);
  const db = openDb(source);
  try {
    const after = { rows, media, isEncrypted: passphrase !== undefined };
    await recordAction(db.queries, {
      actor: terminalActor(),
      at: now,
      action: 'site.backup',
      after,
    });
  } finally {
    await db.close();
  }
  if (missingMedia.length > 0) report(`Not found and left out: ${missingMedia.join(', ')}`);
  if (!passphrase) report('Not encrypted: the file contains passwords and keys. Keep it safe.');
  report(`Wrote ${file} (${(statSync(file).size / 2 ** 20).toFixed(1)} MB).`);
}

function chooseFile(to: string, name: string): string {
  const path = resolve(to);
  const isFolder = to.endsWith('/') || (existsSync(path) && statSync(path).isDirectory());
  const file = isFolder ? join(path, name) : path;
  if (existsSync(file)) throw new StartError(`${file} exists already.`);
  return file;
}

run().catch(exitWithExplanation);
