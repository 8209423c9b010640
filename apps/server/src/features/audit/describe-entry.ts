import type { AuditEntry } from '@rostra/contract';
import type { AuditRow } from './audit-log.repo.ts';

export const describeEntry = (row: AuditRow): AuditEntry => ({
  id: row.id,
  at: row.at,
  actor: { kind: row.actor_kind, id: row.actor_id, name: row.actor_name },
  from: row.came_from,
  action: row.action,
  target: row.target_kind === null ? null : { kind: row.target_kind, id: row.target_id ?? '' },
  before: row.before === null ? null : JSON.parse(row.before),
  after: row.after === null ? null : JSON.parse(row.after),
});
