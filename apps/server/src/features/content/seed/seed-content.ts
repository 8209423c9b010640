import type { Queries } from '../../../db/client.ts';
import { claimInstallation, findInstallation } from '../../../db/installation.ts';
import type { Collection } from '../declare/declaration.ts';
import { createLocales } from '../locales/locales.ts';
import { type Edition, findEditions } from './editions.ts';
import { hasContent } from './has-content.repo.ts';
import type { StarterEntry } from './read-starter-entries.ts';
import type { SeedDeps } from './seed-deps.ts';
import { recordStarterItems } from './starter/record-starter-items.ts';

const SEEDED_KEY = 'content.seeded';

/** Fills an empty database once, and never changes existing content. Returns whether it did. */
export async function seedContent(deps: SeedDeps): Promise<boolean> {
  const { db, folder, collections, clock, languages } = deps;
  if (await findInstallation(db.queries, SEEDED_KEY)) return false;
  // Loaded on demand: most starts do not seed anything.
  const [{ readStarterEntries }, { Seeder }] = await Promise.all([
    import('./read-starter-entries.ts'),
    import('./seeder.ts'),
  ]);
  const readAll = async (edition: Edition) => {
    const entries = new Map<Collection, StarterEntry[]>();
    for (const collection of referredFirst(collections)) {
      entries.set(collection, await readStarterEntries(edition.folder, collection.plural));
    }
    return { edition, entries };
  };
  const editions = await Promise.all(findEditions(folder, languages).map(readAll));
  const all = editions.flatMap(({ entries }) => [...entries.values()].flat());
  if (all.length === 0) return false;
  return db.transaction(async (tx) => {
    const now = clock();
    if (!(await claimInstallation(tx, SEEDED_KEY, now.toISOString()))) return false;
    if (await hasContent(tx, collections)) return false;
    const locales = createLocales(languages);
    const seeder = new Seeder(tx, { ...deps, locales }, all, now);
    for (const { edition, entries } of editions) {
      const isDefault = edition.locale === locales.default;
      await deps.seedOthers?.(tx, { ...edition, isDefault });
      for (const [collection, list] of entries) {
        // Collections without translations exist once, in the default edition.
        if (!isDefault && !collection.isLocalized) continue;
        await seeder.addAll(collection, list, edition.locale);
      }
    }
    await recordStarterItems(tx, collections);
    return true;
  });
}

/** An empty site stays empty from now on. */
export const declineStarterContent = (queries: Queries, at: string): Promise<boolean> =>
  claimInstallation(queries, SEEDED_KEY, at);

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
