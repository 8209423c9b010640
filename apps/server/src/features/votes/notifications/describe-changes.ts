import type { VoteChangeRow } from '../../../db/tables/votes.ts';
import type { LocalSite } from '../../../languages/site.ts';
import { inSiteZone } from '../../mail/index.ts';

/** A sentence for each change of the times, in the language of the reader. */
export const describeChanges = (site: LocalSite, changes: readonly VoteChangeRow[]): string[] =>
  changes.map((change) => describeChange(site, change));

function describeChange(
  site: LocalSite,
  { at, reason, opens_before, opens_after, closes_before, closes_after }: VoteChangeRow,
): string {
  const t = site.messages.of('votes-server');
  const time = (iso: string) => inSiteZone(site, new Date(iso));
  const closing = closes_before !== null &&
    closes_after !== null && { from: time(closes_before), to: time(closes_after) };
  if (opens_before === null || opens_after === null) {
    return t('closingMoved', { at: time(at), reason, ...(closing || { from: '', to: '' }) });
  }
  const opening = { at: time(at), reason, from: time(opens_before), to: time(opens_after) };
  if (!closing) return t('openingMoved', opening);
  return t('bothMoved', { ...opening, closesFrom: closing.from, closesTo: closing.to });
}
