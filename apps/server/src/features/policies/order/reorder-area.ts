import { messageReference } from '@rostra/messages';
import { AppError } from '../../../errors.ts';
import type { Actor } from '../../../http/access/actor.ts';
import { recordAction } from '../../audit/index.ts';
import type { ContentService } from '../../content/index.ts';
import { findOrderedPolicies, setPolicyOrder } from './policy-order.repo.ts';

/** Sets the order of all policies of an area. Readers see it at once; the texts do not change. */
export async function reorderArea(
  content: ContentService,
  actor: Actor,
  area: string,
  documentIds: readonly string[],
): Promise<void> {
  const { db, store } = content;
  await db.transaction(async (tx) => {
    const all = await findOrderedPolicies(tx, store.locales.default);
    const policies = all.filter((policy) => policy.area === area);
    const known = policies.map(({ documentId }) => documentId);
    if (known.toSorted().join() !== documentIds.toSorted().join()) {
      throw new AppError('conflict', messageReference('studio-server', 'orderChanged'));
    }
    const places = spread(policies.map(({ order }) => order));
    // Always in the same sequence: otherwise two calls could wait for each other.
    for (const documentId of documentIds.toSorted()) {
      const index = documentIds.indexOf(documentId);
      await setPolicyOrder(tx, area, documentId, places[index] ?? index);
    }
    await recordAction(tx, {
      actor,
      at: store.now(),
      action: 'content.reorder',
      target: { kind: 'policies', id: area },
      before: { order: known },
      after: { order: documentIds },
    });
  });
  content.changed(['policies']);
}

/**
 * The numbers that the policies of the area have already, made distinct. The first one stays, because the
 * landing page shows the leading policies of all areas by it.
 */
function spread(orders: readonly number[]): number[] {
  const places: number[] = [];
  for (const order of orders) places.push(Math.max(order, (places.at(-1) ?? order - 1) + 1));
  return places;
}
