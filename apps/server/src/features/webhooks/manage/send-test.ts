import { randomUUID } from 'node:crypto';
import { WEBHOOK_TEST } from '@rostra/contract';
import { messageReference } from '@rostra/messages';
import { AppError } from '../../../errors.ts';
import type { Actor } from '../../../http/access/actor.ts';
import { recordAction } from '../../audit/index.ts';
import type { WebhooksContext } from '../context.ts';
import { insertDeliveries, insertEvent } from '../record/events.repo.ts';
import { toRow } from '../record/record-event.ts';
import { getLocked } from './describe-endpoint.ts';

/** Goes the same way as every event, but is tried once. */
export async function sendTest(context: WebhooksContext, actor: Actor, id: string): Promise<void> {
  const at = context.now();
  await context.db.transaction(async (tx) => {
    const { is_on, name } = await getLocked(context, tx, id);
    if (is_on === 0) throw new AppError('conflict', messageReference('webhooks-server', 'isOff'));
    const time = at.toISOString();
    // Each test is an object of its own, so that it waits for no other.
    const object = ['test', randomUUID()];
    const event = toRow({ type: WEBHOOK_TEST, object, at: time, data: { name }, links: {} });
    await insertEvent(tx, event);
    await insertDeliveries(tx, [id], { event, at: time, tries: 1 });
    const target = { kind: 'webhooks', id };
    await recordAction(tx, { actor, at, action: 'webhook.test', target, after: { name } });
  });
}
