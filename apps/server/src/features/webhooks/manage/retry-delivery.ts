import { messageReference } from '@rostra/messages';
import { AppError, notFound } from '../../../errors.ts';
import type { Actor } from '../../../http/access/actor.ts';
import { recordAction } from '../../audit/index.ts';
import type { WebhooksContext } from '../context.ts';
import { findDelivery, requeueDelivery } from './delivery-log.repo.ts';
import { getLocked } from './describe-endpoint.ts';

/** Sends it now, also if it has arrived before. One that has failed gets one more try, not three more days. */
export async function retryDelivery(
  context: WebhooksContext,
  actor: Actor,
  { endpoint, id }: { endpoint: string; id: number },
): Promise<void> {
  const at = context.now();
  const conflict = (key: 'isOff' | 'isBeingSent') =>
    new AppError('conflict', messageReference('webhooks-server', key));
  await context.db.transaction(async (tx) => {
    const { is_on, name } = await getLocked(context, tx, endpoint);
    const row = await findDelivery(tx, { endpoint, id });
    if (!row) throw notFound();
    if (is_on === 0) throw conflict('isOff');
    if (!(await requeueDelivery(tx, row, at.toISOString()))) throw conflict('isBeingSent');
    const target = { kind: 'webhooks', id: endpoint };
    const after = { name, event: row.type, id: row.event_id };
    await recordAction(tx, { actor, at, action: 'webhook.retry', target, after });
  });
}
