import { diffArrays } from 'diff';

/** Equal items at the same place of both sequences, or a run that only one of them has. */
export interface Run {
  readonly kind: 'same' | 'removed' | 'added';
  /** Where the run starts in each sequence. */
  readonly from: number;
  readonly to: number;
  readonly length: number;
}

/** Beyond this many differences, what lies between the common beginning and end counts as replaced. */
const MAX_EDITS = 1_000;

/** The shortest way from one sequence to another. What was removed comes before what was added. */
export function diffSequences(before: readonly string[], after: readonly string[]): Run[] {
  const start = countCommon(before, after);
  const old = before.slice(start);
  const fresh = after.slice(start);
  const end = countCommon(old.toReversed(), fresh.toReversed());
  const middle = diffMiddle(old.slice(0, old.length - end), fresh.slice(0, fresh.length - end));
  return toRuns([{ kind: 'same', length: start }, ...middle, { kind: 'same', length: end }]);
}

function countCommon(some: readonly string[], others: readonly string[]): number {
  const shorter = Math.min(some.length, others.length);
  let common = 0;
  while (common < shorter && some[common] === others[common]) common += 1;
  return common;
}

type Step = Pick<Run, 'kind' | 'length'>;

function diffMiddle(before: string[], after: string[]): Step[] {
  const changes = diffArrays(before, after, { maxEditLength: MAX_EDITS });
  if (!changes) {
    return [
      { kind: 'removed', length: before.length },
      { kind: 'added', length: after.length },
    ];
  }
  return changes.map(({ removed, added, count }) => ({
    kind: removed ? 'removed' : added ? 'added' : 'same',
    length: count,
  }));
}

/** With neighbours of one kind joined, and without empty runs. */
function toRuns(steps: readonly Step[]): Run[] {
  const runs: Run[] = [];
  const lengths = { same: 0, removed: 0, added: 0 };
  let [from, to] = [0, 0];
  const flush = () => {
    for (const kind of ['same', 'removed', 'added'] as const) {
      const length = lengths[kind];
      if (length > 0) runs.push({ kind, from, to, length });
      if (kind !== 'added') from += length;
      if (kind !== 'removed') to += length;
      lengths[kind] = 0;
    }
  };
  for (const { kind, length } of steps) {
    if (length === 0) continue;
    if (kind === 'same' && lengths.removed + lengths.added > 0) flush();
    lengths[kind] += length;
  }
  flush();
  return runs;
}
