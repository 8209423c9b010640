import type { Work } from './work.ts';

const DAY_MS = 86_400_000;
const DELIVERIES_KEPT = 500;

/** Runs at startup: drops expired idempotency keys and all but the newest delivered webhooks. */
export function pruneOldRecords(work: Work): void {
  for (const { id, savedAtMs } of work.all('idempotency')) {
    if (savedAtMs + DAY_MS < work.wallMs()) work.remove('idempotency', id);
  }
  const delivered = work.all('delivery').filter(({ status }) => status === 'delivered');
  for (const { id } of delivered.slice(DELIVERIES_KEPT)) work.remove('delivery', id);
}
