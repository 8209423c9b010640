import { contentTypes } from '../app/content-types.ts';
import { noteStarter, type SeedDeps, seedContent } from '../features/content/index.ts';
import { seedLanding } from '../features/landing/index.ts';
import { searchIndex } from '../features/search/index.ts';

/** What is added once the server runs, which can render texts. */
const LATER = ['consultations', 'votes', 'pledges'];

type SiteDeps = Pick<SeedDeps, 'db' | 'storage' | 'clock' | 'folder' | 'languages'>;

/**
 * Fills an empty site with the starter content, also for features that are switched off. A site whose texts come from
 * elsewhere starts empty. Returns whether anything was added.
 */
export async function seedSite(deps: SiteDeps, { isMirror = false } = {}): Promise<boolean> {
  if (isMirror) return false;
  return seedContent({
    ...deps,
    index: searchIndex,
    collections: contentTypes,
    seedOthers: async (tx, edition) => {
      await seedLanding(tx, edition);
      for (const plural of LATER) await noteStarter(tx, edition, plural);
    },
  });
}
