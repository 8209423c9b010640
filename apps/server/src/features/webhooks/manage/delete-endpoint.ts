import type { Actor } from '../../../http/access/actor.ts';
import { recordAction } from '../../audit/index.ts';
import type { WebhooksContext } from '../context.ts';
import { getLocked } from './describe-endpoint.ts';
import { deleteEndpointRow } from './endpoints.repo.ts';
import { factsOf } from './facts.ts';

export async function deleteEndpoint(
  context: WebhooksContext,
  actor: Actor,
  id: string,
): Promise<void> {
  const at = context.now();
  await context.db.transaction(async (tx) => {
    const before = factsOf(await getLocked(context, tx, id));
    await deleteEndpointRow(tx, id);
    const target = { kind: 'webhooks', id };
    await recordAction(tx, { actor, at, action: 'webhook.delete', target, before });
  });
}
