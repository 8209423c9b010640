import { diffSequences, pairAlike } from '../../content/index.ts';

interface Identified {
  readonly id: string;
  readonly source: string;
}

/**
 * The ids of the blocks of a new text: those of the old text that stayed or were edited, new ones for the
 * rest. Nothing is matched across the text: a block that cannot be paired in order is gone.
 */
export function carryIds(
  before: readonly Identified[],
  after: readonly string[],
  newId: () => string,
): string[] {
  const ids: (string | undefined)[] = after.map(() => undefined);
  const sources = before.map(({ source }) => source);
  let removed: number[] = [];
  let added: number[] = [];
  const flush = () => {
    const pairs = pairAlike(
      removed.map((index) => sources[index] ?? ''),
      added.map((index) => after[index] ?? ''),
    );
    for (const [from, to] of pairs) {
      const [old, fresh] = [removed[from], added[to]];
      if (old !== undefined && fresh !== undefined) ids[fresh] = before[old]?.id;
    }
    [removed, added] = [[], []];
  };
  for (const { kind, from, to, length } of diffSequences(sources, after)) {
    const places = (start: number) => Array.from({ length }, (_, index) => start + index);
    if (kind === 'removed') removed = places(from);
    else if (kind === 'added') added = places(to);
    else {
      flush();
      for (const [index, place] of places(to).entries()) ids[place] = before[from + index]?.id;
    }
  }
  flush();
  return ids.map((id) => id ?? newId());
}
