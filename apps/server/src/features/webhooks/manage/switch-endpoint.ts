import type { Webhook } from '@rostra/contract';
import type { Actor } from '../../../http/access/actor.ts';
import { recordAction } from '../../audit/index.ts';
import type { WebhooksContext } from '../context.ts';
import { describeEndpoint, getLocked } from './describe-endpoint.ts';
import { updateEndpoint } from './endpoints.repo.ts';

/** While it is off, nothing is recorded for it. What was waiting goes on when it is switched on. */
export async function switchEndpoint(
  context: WebhooksContext,
  actor: Actor,
  { id, isOn }: { id: string; isOn: boolean },
): Promise<Webhook> {
  const { db, now } = context;
  const at = now();
  const row = await db.transaction(async (tx) => {
    const before = await getLocked(context, tx, id);
    // A double click.
    if ((before.is_on === 1) === isOn) return before;
    const target = { kind: 'webhooks', id };
    const after = { name: before.name, isOn };
    await recordAction(tx, { actor, at, action: 'webhook.switch', target, after });
    return updateEndpoint(tx, id, {
      is_on: isOn ? 1 : 0,
      off_since: isOn ? null : at.toISOString(),
      off_reason: isOn ? null : 'staff',
      failing_since: null,
      updated_at: at.toISOString(),
    });
  });
  return describeEndpoint(row, at);
}
