import type { UpdateRow } from '../../../db/tables/pledges.ts';

/**
 * The update that says how a pledge stands: the newest by its own date. Corrected ones do not count, and a
 * correction to `unrated` only takes back what it corrects.
 */
export function findDecisive(updates: readonly UpdateRow[]): UpdateRow | undefined {
  const corrected = new Set(updates.map(({ corrects }) => corrects));
  return updates
    .filter(({ number, status }) => !corrected.has(number) && status !== 'unrated')
    .reduce<UpdateRow | undefined>(
      (newest, row) => (newest === undefined || row.as_of >= newest.as_of ? row : newest),
      undefined,
    );
}
