import { areaPathOf, type PolicyArea } from '@rostra/contract';
import { messageReference } from '@rostra/messages';
import type { Queries } from '../../../db/client.ts';
import { invalidField } from '../../../errors.ts';
import { moveAddress } from '../../content/index.ts';
import { findOtherPolicyAt, isAreaUsed } from './areas.repo.ts';

interface AreaChange {
  readonly before: readonly PolicyArea[];
  readonly after: readonly PolicyArea[];
  readonly at: string;
}

/** Refuses what would take a page away from readers, and lets the former addresses of areas lead to the new ones. */
export async function changeAreas(tx: Queries, { before, after, at }: AreaChange): Promise<void> {
  for (const { key, slug } of before) {
    const isKept = after.some((area) => area.key === key);
    if (!isKept && (await isAreaUsed(tx, key))) throw refused('areaUsed', slug);
  }
  for (const area of after) {
    const known = before.find(({ key }) => key === area.key);
    if (known?.slug === area.slug) continue;
    if (await findOtherPolicyAt(tx, area)) throw refused('areaAddressTaken', area.slug);
    if (known) await moveAddress(tx, { from: areaPathOf(known), to: areaPathOf(area), at });
  }
}

const refused = (reason: 'areaUsed' | 'areaAddressTaken', slug: string) =>
  invalidField(
    ['policyAreas'],
    messageReference('studio-server', reason, { path: areaPathOf({ slug }) }),
  );
