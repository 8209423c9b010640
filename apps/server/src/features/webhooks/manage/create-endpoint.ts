import { randomUUID } from 'node:crypto';
import type { Webhook, WebhookPlan } from '@rostra/contract';
import { messageReference } from '@rostra/messages';
import { AppError } from '../../../errors.ts';
import type { Actor } from '../../../http/access/actor.ts';
import { recordAction } from '../../audit/index.ts';
import type { WebhooksContext } from '../context.ts';
import { newSecret } from '../delivery/sign.ts';
import { checkAddress } from './check-address.ts';
import { describeEndpoint } from './describe-endpoint.ts';
import { countEndpoints, insertEndpoint } from './endpoints.repo.ts';
import { factsOf } from './facts.ts';

/** Each change looks at all of them. */
const MAX_ENDPOINTS = 50;

/** The secret is returned once, and stored sealed. */
export async function createEndpoint(
  { db, now, seal, allowsPrivate }: WebhooksContext,
  actor: Actor,
  { name, address, events }: WebhookPlan,
): Promise<{ data: Webhook; secret: string }> {
  const checked = checkAddress(address, allowsPrivate);
  const [at, id, secret] = [now(), randomUUID(), newSecret()];
  const row = {
    ...{ id, name, address: checked, secret: seal.close(secret, id) },
    events: JSON.stringify([...new Set(events)]),
    old_secret: null,
    old_secret_until: null,
    is_on: 1 as const,
    off_since: null,
    off_reason: null,
    failing_since: null,
    created_at: at.toISOString(),
    updated_at: at.toISOString(),
  };
  await db.transaction(async (tx) => {
    await insertEndpoint(tx, row);
    if ((await countEndpoints(tx)) > MAX_ENDPOINTS) {
      const full = messageReference('webhooks-server', 'tooMany', { maximum: MAX_ENDPOINTS });
      throw new AppError('conflict', full);
    }
    const target = { kind: 'webhooks', id };
    await recordAction(tx, { actor, at, action: 'webhook.create', target, after: factsOf(row) });
  });
  return { data: describeEndpoint(row, at), secret };
}
