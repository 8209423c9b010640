export { operationsFeature } from './feature.ts';
export type { BackupReply } from './run-backup.ts';
