import type { Rolldown } from 'vite';

type Graph = Rolldown.ChunkingContext;

const fromPackages = (...names: string[]) =>
  new RegExp(`[\\\\/]node_modules[\\\\/](?:${names.join('|')})[\\\\/]`);

const isOwnCode = (id: string) => !/[\\/]node_modules[\\/]/.test(id);

/** Packages that forms and the member area need, and reading pages do not. */
const INTERACTIVE = fromPackages('zod', 'react-hook-form', '@hookform', '@tanstack');

/**
 * Features whose own pages share modules that no other page needs. Other pages only need the list of
 * policy areas.
 */
const SEVERAL_PAGES =
  /[\\/]app[\\/]features[\\/](?!policies[\\/]areas\.ts)(pages|policies|consultations|votes|pledges|take-part)[\\/]/;

/** Names and addresses of policy areas, which few pages show. */
const AREAS =
  /[\\/](?:app[\\/]lib[\\/]site[\\/]policy-areas|app[\\/]lib[\\/]documents[\\/]policy-link|contract[\\/]src[\\/]features[\\/]policies[\\/]areas)\.tsx?$/;

/** What only pages of the member area share, although it needs nothing interactive. */
const MEMBER_PAGES =
  /[\\/]app[\\/](?:lib[\\/]pictures[\\/]picture-of|lib[\\/]member-pages[\\/]|features[\\/]billing[\\/](?:lazy-billing-page|use-lazy-component|subscription-skeleton)\.)/;

/** What stands at the top of the home page and of the blog. */
const LEAD = /[\\/]blog[\\/]teasers[\\/]lead-post\.tsx$/;

/** The rules of votes, which pages without schemas need too. */
const BALLOTS = /[\\/]contract[\\/]src[\\/]features[\\/]votes[\\/]ballots[\\/]/;

/**
 * Divides the browser's scripts into files. Apart from those named above, our own modules are placed by their
 * imports and importers, never by their names. A module in no group goes with its pages.
 */
export function createChunkGroups(): Rolldown.CodeSplittingGroup[] {
  // If the index of a feature imports calls of the contract, so does everything that uses the feature: pages that only
  // show texts would load more. Such modules stay beside the pages that need them.
  const needsInteractive = memoize((id, graph) => {
    const imported = graph.getModuleInfo(id)?.importedIds ?? [];
    return INTERACTIVE.test(id) || imported.some((other) => needsInteractive(other, graph));
  });
  const isOnlyForInteractive = memoize((id, graph) => {
    if (needsInteractive(id, graph)) return true;
    const { importers = [], dynamicImporters = [] } = graph.getModuleInfo(id) ?? {};
    // What a page only loads when somebody uses it counts as interactive.
    if (importers.length === 0) return dynamicImporters.length > 0;
    return importers.every((user) => isOnlyForInteractive(user, graph));
  });
  return [
    {
      name: 'framework',
      test: fromPackages(
        'react',
        'react-dom',
        'scheduler',
        'react-router',
        'cookie',
        'set-cookie-parser',
      ),
      priority: 4,
    },
    { name: 'ballots', test: BALLOTS, minShareCount: 2, priority: 4 },
    {
      name: (id, graph) =>
        isOnlyForInteractive(id, graph) ||
        SEVERAL_PAGES.test(id) ||
        AREAS.test(id) ||
        MEMBER_PAGES.test(id) ||
        LEAD.test(id)
          ? null
          : 'shell',
      test: isOwnCode,
      minShareCount: 2,
      priority: 3,
    },
    // After the shell, which has what these modules import.
    { name: 'areas', test: AREAS, minShareCount: 2, priority: 2.5 },
    { name: 'lead', test: LEAD, minShareCount: 2, priority: 2.5 },
    {
      name: (id, graph) =>
        needsInteractive(id, graph) || SEVERAL_PAGES.test(id) ? null : 'controls',
      test: isOwnCode,
      minShareCount: 2,
      priority: 2,
    },
    {
      name: 'contract',
      test: /[\\/](?:node_modules[\\/]zod|packages[\\/]contract)[\\/]/,
      minShareCount: 2,
      priority: 1,
    },
    {
      name: (id, graph) =>
        needsInteractive(id, graph) ? null : (SEVERAL_PAGES.exec(id)?.[1] ?? null),
      test: SEVERAL_PAGES,
      minShareCount: 2,
      priority: 1,
    },
    { name: 'forms', test: fromPackages('react-hook-form', '@hookform'), priority: 1 },
    { name: 'queries', test: fromPackages('@tanstack'), priority: 1 },
  ];
}

/** In an import cycle, a module whose result is not known yet counts as `false`. */
function memoize(decide: (id: string, graph: Graph) => boolean) {
  const results = new Map<string, boolean>();
  return (id: string, graph: Graph): boolean => {
    const known = results.get(id);
    if (known !== undefined) return known;
    results.set(id, false);
    const result = decide(id, graph);
    results.set(id, result);
    return result;
  };
}
