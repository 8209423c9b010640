import type { Db } from '../../db/client.ts';

/** What the audit use cases need. */
export interface AuditContext {
  db: Db;
  now: () => Date;
  /** How long entries are kept. */
  retentionDays: number;
}
