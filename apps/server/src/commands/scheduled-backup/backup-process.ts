/** The program that the operations feature starts for each scheduled backup. Replies with what it did. */
import { join } from 'node:path';
import packageJson from '../../../package.json' with { type: 'json' };
import { openBackupStore } from '../../adapters/backups/index.ts';
import { openStorage } from '../../adapters/storage/index.ts';
import type { BackupReply } from '../../features/operations/index.ts';
import { parseBackupTarget } from '../../location/parse-backup-target.ts';
import { readGivenSettings, readProcessEnv } from '../../process-env.ts';
import { makeScheduledBackup } from './make-scheduled-backup.ts';

async function run(): Promise<BackupReply> {
  try {
    const env = readProcessEnv();
    const { DATA_DIR: dataDir, BACKUP_PASSPHRASE: passphrase } = env;
    const target = parseBackupTarget(env.BACKUP_TO ?? join(dataDir, 'backups'));
    if (!target) throw new Error('BACKUP_TO is not valid');
    const made = await makeScheduledBackup(
      {
        dataDir,
        databaseUrl: env.DATABASE_URL,
        storage: openStorage(env),
        settings: readGivenSettings(),
      },
      {
        store: openBackupStore(target),
        keep: env.BACKUP_KEEP,
        encryption: passphrase ? { passphrase } : undefined,
        now: new Date(),
        version: packageJson.version,
      },
    );
    return { made };
  } catch (error) {
    return { failure: error instanceof Error ? error.message : String(error) };
  }
}

// The site has stopped, so nobody waits for the result.
process.on('disconnect', () => process.exit(1));
const reply = await run();
process.send?.(reply, () => process.disconnect());
