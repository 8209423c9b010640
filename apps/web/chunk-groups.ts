import type { Rolldown } from 'vite';

type Graph = Rolldown.ChunkingContext;

const fromPackages = (...names: string[]) =>
  new RegExp(`[\\\\/]node_modules[\\\\/](?:${names.join('|')})[\\\\/]`);

const isOwnCode = (id: string) => !/[\\/]node_modules[\\/]/.test(id);

/** What forms and the member area need, and pages for reading do not. */
const INTERACTIVE = fromPackages('zod', 'react-hook-form', '@hookform', '@tanstack');

/**
 * How the browser's scripts are divided into files. Our own modules are placed by what they import and
 * what imports them, never by their names. A module in none of these groups goes with its pages.
 */
export function createChunkGroups(): Rolldown.CodeSplittingGroup[] {
  const needsInteractive = memoize((id, graph) => {
    const imported = graph.getModuleInfo(id)?.importedIds ?? [];
    return INTERACTIVE.test(id) || imported.some((other) => needsInteractive(other, graph));
  });
  const isOnlyForInteractive = memoize((id, graph) => {
    if (needsInteractive(id, graph)) return true;
    const { importers = [], dynamicImporters = [] } = graph.getModuleInfo(id) ?? {};
    const users = [...importers, ...dynamicImporters];
    return users.length > 0 && users.every((user) => isOnlyForInteractive(user, graph));
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
    {
      name: (id, graph) => (isOnlyForInteractive(id, graph) ? null : 'shell'),
      test: isOwnCode,
      minShareCount: 2,
      priority: 3,
    },
    {
      name: (id, graph) => (needsInteractive(id, graph) ? null : 'controls'),
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
    { name: 'forms', test: fromPackages('react-hook-form', '@hookform'), priority: 1 },
    { name: 'queries', test: fromPackages('@tanstack'), priority: 1 },
  ];
}

/** Import cycles end at a module whose answer is still being worked out: it counts as `false`. */
function memoize(decide: (id: string, graph: Graph) => boolean) {
  const answers = new Map<string, boolean>();
  return (id: string, graph: Graph): boolean => {
    const known = answers.get(id);
    if (known !== undefined) return known;
    answers.set(id, false);
    const answer = decide(id, graph);
    answers.set(id, answer);
    return answer;
  };
}
