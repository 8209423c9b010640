import type { AuditAction } from '@rostra/contract';
import type { Generated } from 'kysely';

export interface AuditTables {
  /** Append-only: triggers refuse updates, and deletes other than those of the clean-up. */
  audit_log: {
    id: Generated<number>;
    at: string;
    actor_kind: 'user' | 'terminal';
    actor_id: number | null;
    actor_name: string;
    came_from: string;
    action: AuditAction;
    target_kind: string | null;
    target_id: string | null;
    /** JSON objects. */
    before: string | null;
    after: string | null;
  };
}
