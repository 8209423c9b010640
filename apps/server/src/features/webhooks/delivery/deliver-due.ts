import { randomUUID } from 'node:crypto';
import type { EndpointRow } from '../../../db/tables/webhooks.ts';
import type { WebhooksContext } from '../context.ts';
import { openSecrets } from '../manage/endpoint-secrets.ts';
import { findEndpoint } from '../manage/endpoints.repo.ts';
import { type ClaimedDelivery, claimDeliveries, findDueTimes } from './deliveries.repo.ts';
import { eventBody } from './event-body.ts';
import { noteOutcome } from './note-outcome.ts';
import { type Outcome, sendRequest } from './send-request.ts';
import { signatureHeaders } from './sign.ts';

/** Longer than a request may take, so that a running process never loses its claim. */
const LEASE_MS = 60_000;
/** Requests to an endpoint at the same time. */
const BATCH = 4;
/** Afterwards, others look for what has become due. */
const LONGEST_RUN_MS = 10_000;

/** Sends what is due, to all endpoints at the same time. One that fails does not keep the others waiting. */
export async function deliverDue(context: WebhooksContext, signal: AbortSignal): Promise<void> {
  const { db, now } = context;
  const at = now().toISOString();
  const due = (await findDueTimes(db.queries)).filter(({ dueAt }) => dueAt <= at);
  await Promise.all(due.map(({ endpoint }) => deliverTo(context, endpoint, signal)));
}

async function deliverTo(context: WebhooksContext, id: string, signal: AbortSignal): Promise<void> {
  const { db, now } = context;
  const beganAt = now().getTime();
  while (!signal.aborted && now().getTime() - beganAt < LONGEST_RUN_MS) {
    const endpoint = await findEndpoint(db.queries, id);
    if (!endpoint?.is_on) return;
    const at = now();
    const claimed = await claimDeliveries(db.queries, db.kind, {
      endpoint: id,
      claim: randomUUID(),
      now: at.toISOString(),
      until: new Date(at.getTime() + LEASE_MS).toISOString(),
      limit: BATCH,
    });
    if (claimed.length === 0) return;
    const results = await Promise.all(claimed.map((each) => deliver(context, endpoint, each)));
    if (results.includes(false)) return;
  }
}

async function deliver(
  context: WebhooksContext,
  endpoint: EndpointRow,
  claimed: ClaimedDelivery,
): Promise<boolean> {
  const at = context.now();
  const startedAt = performance.now();
  const outcome = await attempt(context, endpoint, claimed, at);
  const durationMs = Math.round(performance.now() - startedAt);
  await noteOutcome(context, claimed, { ...outcome, at, durationMs });
  if (outcome.error === null) return true;
  const { error, status } = outcome;
  const { event_id: event, attempts } = claimed;
  context.logger.warn({ webhook: endpoint.id, event, attempts, status, error }, 'webhook failed');
  return false;
}

async function attempt(
  { seal, site, requests }: WebhooksContext,
  endpoint: EndpointRow,
  claimed: ClaimedDelivery,
  at: Date,
): Promise<Outcome> {
  const secrets = openSecrets(seal, endpoint, at);
  if (!secrets) return { status: null, error: 'unreadable', answer: null };
  const body = eventBody(claimed, site);
  const headers = signatureHeaders(secrets, { id: claimed.event_id, at, body });
  return sendRequest({ address: endpoint.address, headers, body }, requests);
}
