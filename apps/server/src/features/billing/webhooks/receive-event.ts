import { messageReference } from '@rostra/messages';
import type { WakeUp } from '../../../concurrency/wake-up.ts';
import { AppError } from '../../../errors.ts';
import type { BillingContext } from '../context.ts';
import { insertEvent } from './events.repo.ts';

/** Responds once the event is stored, not once it is handled: from then on it cannot be lost. */
export async function receiveEvent(
  { db, now, payments }: BillingContext,
  eventsStored: WakeUp,
  body: Buffer,
  signature: string | undefined,
): Promise<void> {
  const event = await payments.readEvent(body, signature);
  if (!event)
    throw new AppError('bad_request', messageReference('billing-server', 'wrongSignature'));
  if (await insertEvent(db.queries, event, now().toISOString())) eventsStored.wake();
}
