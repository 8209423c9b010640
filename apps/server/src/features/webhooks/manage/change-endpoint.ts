import type { Webhook, WebhookPlan } from '@rostra/contract';
import type { Actor } from '../../../http/access/actor.ts';
import { recordAction } from '../../audit/index.ts';
import type { WebhooksContext } from '../context.ts';
import { checkAddress } from './check-address.ts';
import { describeEndpoint, getLocked } from './describe-endpoint.ts';
import { updateEndpoint } from './endpoints.repo.ts';
import { factsOf } from './facts.ts';

/** What is waiting goes to the new address. */
export async function changeEndpoint(
  context: WebhooksContext,
  actor: Actor,
  { id, name, address, events }: WebhookPlan & { id: string },
): Promise<Webhook> {
  const { db, now, allowsPrivate } = context;
  const checked = checkAddress(address, allowsPrivate);
  const at = now();
  const row = await db.transaction(async (tx) => {
    const before = await getLocked(context, tx, id);
    const change = { name, address: checked, events: JSON.stringify([...new Set(events)]) };
    const after = await updateEndpoint(tx, id, {
      ...change,
      updated_at: at.toISOString(),
      // The new address has not failed yet.
      ...(checked === before.address ? {} : { failing_since: null }),
    });
    await recordAction(tx, {
      ...{ actor, at, action: 'webhook.change', target: { kind: 'webhooks', id } },
      before: { ...factsOf(before) },
      after: { ...factsOf(after), isOtherAddress: checked !== before.address },
    });
    return after;
  });
  return describeEndpoint(row, at);
}
