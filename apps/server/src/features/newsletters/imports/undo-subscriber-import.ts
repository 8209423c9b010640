import { setImmediate } from 'node:timers/promises';
import type { NewslettersContext } from '../context.ts';
import { forgetDeliveries } from '../mailings/deliveries/subscriber-deliveries.repo.ts';
import { updateSubscriberImport } from './subscriber-imports.repo.ts';
import {
  deleteSubscribers,
  deleteSubscription,
  findAddedBy,
  findGivenBy,
} from './undo-import.repo.ts';
import { insertImportedConsents } from './write-subscribers.repo.ts';

const BATCH = 200;

type Context = Pick<NewslettersContext, 'db' | 'now'>;

/**
 * Deletes those whom an import has added and about whom nothing else is recorded. Others lose what only the import
 * gave them. Can be repeated after an interruption.
 */
export async function undoSubscriberImport(
  context: Context,
  importId: string,
): Promise<{ removed: number; kept: number }> {
  const { db, now } = context;
  let removed = 0;
  let kept = 0;
  let after = 0;
  for (;;) {
    const found = await db.transaction(async (tx) => {
      const added = await findAddedBy(tx, { importId, after, limit: BATCH });
      const unused = added.filter(({ has_acted }) => Number(has_acted) === 0);
      const subscriberIds = unused.map(({ id }) => id);
      await forgetDeliveries(tx, { subscriberIds, at: now().toISOString() });
      await deleteSubscribers(tx, subscriberIds);
      return { added, unused };
    });
    removed += found.unused.length;
    kept += found.added.length - found.unused.length;
    after = found.added.at(-1)?.id ?? after;
    if (found.added.length < BATCH) break;
    await setImmediate();
  }
  await withdrawConsents(context, importId);
  await updateSubscriberImport(db.queries, importId, { undone_at: now().toISOString() });
  return { removed, kept };
}

/** The record of consents keeps both: that they were imported, and that this was undone. */
async function withdrawConsents({ db, now }: Context, importId: string): Promise<void> {
  for (;;) {
    const count = await db.transaction(async (tx) => {
      const given = await findGivenBy(tx, { importId, limit: BATCH });
      for (const one of given) await deleteSubscription(tx, one);
      await insertImportedConsents(
        tx,
        given.map((one) => ({
          ...one,
          ...{ kind: 'left' as const, source: 'import' as const, page: null, wording: null },
          ...{ actor_id: null, import_id: importId, requested_at: null },
          created_at: now().toISOString(),
        })),
      );
      return given.length;
    });
    if (count < BATCH) return;
    await setImmediate();
  }
}
