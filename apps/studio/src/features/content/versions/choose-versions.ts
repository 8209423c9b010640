import type { VersionSummary } from '@rostra/contract';

/**
 * The two versions to compare, from the URL where it names existing ones. Without it, the draft is compared
 * with what readers see, or else with the version before it.
 */
export function chooseVersions(
  versions: readonly VersionSummary[],
  query: URLSearchParams,
): { from: VersionSummary | undefined; to: VersionSummary | undefined } {
  const find = (name: string) => {
    const number = Number(query.get(name));
    return versions.find((version) => version.number === number);
  };
  const to = find('to') ?? versions[0];
  if (!to) return { from: undefined, to };
  const older = versions.filter(({ number }) => number < to.number);
  const live = query.has('to') ? undefined : older.find(({ isLive }) => isLive);
  return { from: find('from') ?? live ?? older[0], to };
}
