import type { WebhooksContext } from './context.ts';
import { deleteEventsBefore } from './record/events.repo.ts';

const KEPT_MS = 30 * 24 * 60 * 60_000;

export const cleanUpEvents = ({ db, now }: Pick<WebhooksContext, 'db' | 'now'>): Promise<void> =>
  deleteEventsBefore(db.queries, new Date(now().getTime() - KEPT_MS).toISOString());
