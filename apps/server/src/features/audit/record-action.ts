import type { AuditAction } from '@rostra/contract';
import type { Queries } from '../../db/client.ts';
import type { Actor } from '../../http/access/actor.ts';
import { findUsername, insertAuditRow } from './audit-log.repo.ts';

export interface RecordedAction {
  readonly actor: Actor;
  readonly at: Date | string;
  readonly action: AuditAction;
  readonly target?: { readonly kind: string; readonly id: string | number };
  /** What was changed. Choose the values by hand: passwords, codes and tokens must not get here. */
  readonly before?: Record<string, unknown>;
  readonly after?: Record<string, unknown>;
}

/** Adds an entry to the audit log, in the transaction of the action itself: neither exists without the other. */
export async function recordAction(tx: Queries, recorded: RecordedAction): Promise<void> {
  const { actor, at, action, target, before, after } = recorded;
  await insertAuditRow(tx, {
    at: typeof at === 'string' ? at : at.toISOString(),
    ...(await describeActor(tx, actor)),
    action,
    target_kind: target?.kind ?? null,
    target_id: target === undefined ? null : String(target.id),
    before: before ? JSON.stringify(before) : null,
    after: after ? JSON.stringify(after) : null,
  });
}

async function describeActor(tx: Queries, actor: Actor) {
  if (actor.kind === 'terminal') {
    const { user, host } = actor;
    return { actor_kind: 'terminal', actor_id: null, actor_name: user, came_from: host } as const;
  }
  return {
    actor_kind: 'user',
    actor_id: actor.userId,
    actor_name: (await findUsername(tx, actor.userId)) ?? '',
    came_from:
      actor.tokenId === undefined ? actor.address : `${actor.address}, API token ${actor.tokenId}`,
  } as const;
}
