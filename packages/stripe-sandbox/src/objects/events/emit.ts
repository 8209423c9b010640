import type Stripe from 'stripe';
import { newIdOf } from '../../store/ids.ts';
import { now } from '../../store/now.ts';
import type { Work } from '../../store/work.ts';
import { API_VERSION } from '../../wire/api-version.ts';
import { queueDeliveries } from '../webhooks/queue-deliveries.ts';
import { present } from './present.ts';
import { previousAttributes } from './previous-attributes.ts';

interface Subject {
  /** Only balances have none. */
  id?: string;
  object: string;
  test_clock?: unknown;
  customer?: unknown;
}

/**
 * Stores an event with the object's current state, queues its webhooks and runs the sandbox's reactions. With
 * `before`, the event includes `previous_attributes`.
 */
export function emit(
  work: Work,
  type: Stripe.Event.Type,
  subject: Subject,
  before?: Subject,
): void {
  const object = present(work, subject);
  const previous =
    before === undefined ? undefined : previousAttributes(present(work, before), object);
  if (type.endsWith('.updated') && previous && Object.keys(previous).length === 0) return;
  const event = {
    id: newIdOf('event'),
    object: 'event',
    api_version: API_VERSION,
    created: now(work, clockOf(work, subject)),
    data: { object, ...(previous === undefined ? {} : { previous_attributes: previous }) },
    livemode: false,
    // Counted when the event is read, so that a delivery does not rewrite the event.
    pending_webhooks: 0,
    request: {
      id: work.request?.id ?? null,
      idempotency_key: work.request?.idempotencyKey ?? null,
    },
    type,
  } as unknown as Stripe.Event;
  work.put('event', event);
  queueDeliveries(work, event);
  if (subject.id !== undefined) work.reactions[type]?.(work, { ...subject, id: subject.id });
}

function clockOf(work: Work, subject: Subject): string | null {
  if (subject.object === 'test_helpers.test_clock') return null;
  if (typeof subject.test_clock === 'string') return subject.test_clock;
  if (typeof subject.customer === 'string') {
    return work.find('customer', subject.customer)?.test_clock ?? null;
  }
  return null;
}
