import type { BackupTarget } from '../../location/parse-backup-target.ts';
import type { BackupStore } from './backup-store.ts';
import { bucketStore } from './bucket-store.ts';
import { folderStore } from './folder-store.ts';

export type { BackupStore } from './backup-store.ts';

export const openBackupStore = (target: BackupTarget): BackupStore =>
  target.kind === 'folder' ? folderStore(target.folder) : bucketStore(target);
