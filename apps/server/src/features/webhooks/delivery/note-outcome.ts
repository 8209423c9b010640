import type { WebhookOffReason } from '@rostra/contract';
import type { Queries } from '../../../db/client.ts';
import { localSite } from '../../../languages/site.ts';
import type { WebhooksContext } from '../context.ts';
import { switchedOffMail } from '../emails.ts';
import { lockEndpoint, updateEndpoint } from '../manage/endpoints.repo.ts';
import { type ClaimedDelivery, insertAttempt, setDelivered, setFailed } from './deliveries.repo.ts';
import { retryDelay } from './retry-delay.ts';
import type { Outcome } from './send-request.ts';

const WEEK_MS = 7 * 24 * 60 * 60_000;
const GONE = 410;

export interface Attempted extends Outcome {
  readonly at: Date;
  readonly durationMs: number;
}

/** Notes an attempt and what follows from it: another one later, or an endpoint that is switched off. */
export async function noteOutcome(
  context: WebhooksContext,
  claimed: ClaimedDelivery,
  attempted: Attempted,
): Promise<void> {
  const { db, now, outbox } = context;
  const isOff = await db.transaction(async (tx) => {
    // In the order of those who change an endpoint: otherwise each could wait for the other.
    const endpoint = await lockEndpoint(tx, db.kind, claimed.endpoint_id);
    const at = now();
    if (!endpoint || !(await noteDelivery(context, tx, claimed, { ...attempted, at })))
      return false;
    const { durationMs, status, error, answer } = attempted;
    await insertAttempt(tx, {
      ...{ delivery_id: claimed.id, at: attempted.at.toISOString(), duration_ms: durationMs },
      ...{ status, error, answer },
    });
    if (error === null) {
      if (endpoint.failing_since) await updateEndpoint(tx, endpoint.id, { failing_since: null });
      return false;
    }
    const since = endpoint.failing_since ?? attempted.at.toISOString();
    if (!endpoint.failing_since) await updateEndpoint(tx, endpoint.id, { failing_since: since });
    const reason = reasonToSwitchOff(status, at.getTime() - Date.parse(since));
    if (!reason || endpoint.is_on === 0) return false;
    await updateEndpoint(tx, endpoint.id, {
      is_on: 0,
      off_since: at.toISOString(),
      off_reason: reason,
    });
    await notifyAdministrators(context, tx, { name: endpoint.name, reason });
    return true;
  });
  if (isOff) outbox.wake();
}

function reasonToSwitchOff(status: number | null, failingMs: number): WebhookOffReason | undefined {
  if (status === GONE) return 'gone';
  return failingMs >= WEEK_MS ? 'failures' : undefined;
}

/** False if somebody else is trying it now, or if it was deleted. */
function noteDelivery(
  { random }: WebhooksContext,
  tx: Queries,
  claimed: ClaimedDelivery,
  { status, error, at }: Attempted,
): Promise<boolean> {
  const time = at.toISOString();
  if (error === null) return setDelivered(tx, claimed.id, { status, at: time });
  const { tries_left: triesLeft } = claimed;
  const next = new Date(at.getTime() + retryDelay(triesLeft, random)).toISOString();
  return setFailed(tx, claimed, { status, dueAt: triesLeft > 0 ? next : null, at: time });
}

async function notifyAdministrators(
  { site, outbox, findAdministrators }: WebhooksContext,
  tx: Queries,
  webhook: { name: string; reason: WebhookOffReason },
): Promise<void> {
  for (const person of await findAdministrators(tx)) {
    await outbox.put(tx, switchedOffMail(localSite(site, person), person.email, webhook));
  }
}
