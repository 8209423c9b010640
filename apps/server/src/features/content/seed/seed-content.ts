import type { Collection } from '../declare/declaration.ts';

import { hasContent } from './has-content.repo.ts';
import { claimInstallation, findInstallation } from './installation.repo.ts';
import type { StarterEntry } from './read-starter-entries.ts';
import type { SeedDeps } from './seed-deps.ts';

const SEEDED_KEY = 'content.seeded';

/** Fills an empty database once, and never changes existing content. Returns whether it did. */
export async function seedContent(deps: SeedDeps): Promise<boolean> {
  const { db, folder, collections, clock } = deps;
  if (await findInstallation(db.queries, SEEDED_KEY)) return false;
  // Loaded on demand: most starts do not seed anything.
  const [{ readStarterEntries }, { Seeder }] = await Promise.all([
    import('./read-starter-entries.ts'),
    import('./seeder.ts'),
  ]);
  const entries = new Map<Collection, StarterEntry[]>();
  for (const collection of referredFirst(collections)) {
    entries.set(collection, await readStarterEntries(folder, collection.plural));
  }
  if ([...entries.values()].every((list) => list.length === 0)) return false;
  return db.transaction(async (tx) => {
    const now = clock();
    if (!(await claimInstallation(tx, SEEDED_KEY, now.toISOString()))) return false;
    if (await hasContent(tx, collections)) return false;
    await deps.seedOthers?.(tx, folder);
    const seeder = new Seeder(tx, deps, [...entries.values()].flat(), now);
    for (const [collection, list] of entries) await seeder.addAll(collection, list);
    return true;
  });
}

/** Collections after those that their entries refer to. */
function referredFirst(collections: readonly Collection[]): Collection[] {
  const ordered = new Set<Collection>();
  const visit = (collection: Collection) => {
    for (const field of Object.values(collection.fields)) {
      const isRelation = field.kind === 'one' || field.kind === 'many';
      if (isRelation && collections.includes(field.target)) visit(field.target);
    }
    ordered.add(collection);
  };
  collections.forEach(visit);
  return [...ordered];
}
