import type { Queries } from '../../../../db/client.ts';
import {
  claimInstallation,
  deleteInstallation,
  findInstallation,
} from '../../../../db/installation.ts';

interface Edition {
  readonly folder: string;
  readonly locale: string;
  readonly isDefault: boolean;
}

/** Starter content of a feature that is added once the server runs, when all entries exist. */
export interface StarterNote<T> {
  readonly locale: string;
  readonly items: readonly T[];
}

const keyOf = (plural: string): string => `${plural}.starter`;

/** Remembers what the starter content has. */
export async function noteStarter(
  tx: Queries,
  { folder, locale, isDefault }: Edition,
  plural: string,
): Promise<void> {
  if (!isDefault) return;
  // Loaded on demand: most starts do not seed anything.
  const { readStarterEntries } = await import('../read-starter-entries.ts');
  const items = await readStarterEntries(folder, plural);
  if (items.length > 0)
    await claimInstallation(tx, keyOf(plural), JSON.stringify({ locale, items }));
}

export async function findStarterNote<T>(
  queries: Queries,
  plural: string,
): Promise<StarterNote<T> | undefined> {
  const note = await findInstallation(queries, keyOf(plural));
  return note === undefined ? undefined : JSON.parse(note);
}

/** True for the one process that adds what was noted. */
export const takeStarterNote = (tx: Queries, plural: string): Promise<boolean> =>
  deleteInstallation(tx, keyOf(plural));
