import type { Webhook } from '@rostra/contract';
import type { Actor } from '../../../http/access/actor.ts';
import { recordAction } from '../../audit/index.ts';
import type { WebhooksContext } from '../context.ts';
import { newSecret } from '../delivery/sign.ts';
import { describeEndpoint, getLocked } from './describe-endpoint.ts';
import { updateEndpoint } from './endpoints.repo.ts';

const DAY_MS = 24 * 60 * 60_000;

/** For a day, both secrets sign, so that receivers can be changed without losing an event. */
export async function rotateSecret(
  context: WebhooksContext,
  actor: Actor,
  id: string,
): Promise<{ data: Webhook; secret: string }> {
  const { db, now, seal } = context;
  const at = now();
  const secret = newSecret();
  const row = await db.transaction(async (tx) => {
    const before = await getLocked(context, tx, id);
    const target = { kind: 'webhooks', id };
    const after = { name: before.name };
    await recordAction(tx, { actor, at, action: 'webhook.rotate', target, after });
    return updateEndpoint(tx, id, {
      secret: seal.close(secret, id),
      old_secret: before.secret,
      old_secret_until: new Date(at.getTime() + DAY_MS).toISOString(),
      updated_at: at.toISOString(),
    });
  });
  return { data: describeEndpoint(row, at), secret };
}
