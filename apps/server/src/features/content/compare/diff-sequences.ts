/** Equal items at the same place of both sequences, or a run that only one of them has. */
export interface Run {
  readonly kind: 'same' | 'removed' | 'added';
  /** Where the run starts in each sequence. */
  readonly from: number;
  readonly to: number;
  readonly length: number;
}

/** Beyond this many differences, what lies between the common beginning and end counts as replaced. */
const MAX_EDITS = 3_000;

/** The shortest way from one sequence to another (Myers, 1986). */
export function diffSequences(
  before: readonly string[],
  after: readonly string[],
  maxEdits = MAX_EDITS,
): Run[] {
  let start = 0;
  const shorter = Math.min(before.length, after.length);
  while (start < shorter && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  const middle = diffMiddle(
    before.slice(start, before.length - end),
    after.slice(start, after.length - end),
    maxEdits,
  );
  return joinRuns([
    { kind: 'same', from: 0, to: 0, length: start },
    ...middle.map((run) => ({ ...run, from: run.from + start, to: run.to + start })),
    { kind: 'same', from: before.length - end, to: after.length - end, length: end },
  ]);
}

function diffMiddle(before: readonly string[], after: readonly string[], maxEdits: number): Run[] {
  const replaced: Run[] = [
    { kind: 'removed', from: 0, to: 0, length: before.length },
    { kind: 'added', from: before.length, to: 0, length: after.length },
  ];
  if (before.length === 0 || after.length === 0) return replaced;
  const traces = findTraces(before, after, maxEdits);
  return traces ? walkBack(traces, before.length, after.length) : replaced;
}

/** For each number of edits, how far each diagonal reaches. Undefined if too many edits are needed. */
function findTraces(
  before: readonly string[],
  after: readonly string[],
  maxEdits: number,
): Int32Array[] | undefined {
  const limit = Math.min(before.length + after.length, maxEdits);
  const reached = new Int32Array(2 * limit + 3);
  const traces: Int32Array[] = [];
  const middle = limit + 1;
  for (let edits = 0; edits <= limit; edits += 1) {
    for (let diagonal = -edits; diagonal <= edits; diagonal += 2) {
      const [left, right] = [
        at(reached, middle + diagonal - 1),
        at(reached, middle + diagonal + 1),
      ];
      const isDown = diagonal === -edits || (diagonal !== edits && left < right);
      let x = isDown ? right : left + 1;
      while (
        x < before.length &&
        x - diagonal < after.length &&
        before[x] === after[x - diagonal]
      ) {
        x += 1;
      }
      reached[middle + diagonal] = x;
      if (x < before.length || x - diagonal < after.length) continue;
      traces.push(reached.slice(middle - edits - 1, middle + edits + 2));
      return traces;
    }
    traces.push(reached.slice(middle - edits - 1, middle + edits + 2));
  }
  return undefined;
}

function walkBack(traces: readonly Int32Array[], beforeLength: number, afterLength: number): Run[] {
  const runs: Run[] = [];
  let [x, y] = [beforeLength, afterLength];
  for (let edits = traces.length - 1; edits > 0; edits -= 1) {
    const previous = traces[edits - 1] as Int32Array;
    // The trace of n edits has the diagonals from -n-1 to n+1.
    const reach = (diagonal: number) => at(previous, diagonal + edits);
    const diagonal = x - y;
    const isDown =
      diagonal === -edits || (diagonal !== edits && reach(diagonal - 1) < reach(diagonal + 1));
    const fromX = isDown ? reach(diagonal + 1) : reach(diagonal - 1);
    const fromY = fromX - (isDown ? diagonal + 1 : diagonal - 1);
    const [afterX, afterY] = isDown ? [fromX, fromY + 1] : [fromX + 1, fromY];
    runs.push({ kind: 'same', from: afterX, to: afterY, length: x - afterX });
    runs.push({ kind: isDown ? 'added' : 'removed', from: fromX, to: fromY, length: 1 });
    [x, y] = [fromX, fromY];
  }
  runs.push({ kind: 'same', from: 0, to: 0, length: x });
  return runs.reverse();
}

const at = (numbers: Int32Array, index: number): number => numbers[index] ?? 0;

/** Without empty runs; between two common runs, what was removed comes before what was added. */
function joinRuns(runs: readonly Run[]): Run[] {
  const joined: Run[] = [];
  let [removed, added] = [0, 0];
  let [from, to] = [0, 0];
  const flush = () => {
    if (removed > 0)
      joined.push({ kind: 'removed', from: from - removed, to: to - added, length: removed });
    if (added > 0) joined.push({ kind: 'added', from, to: to - added, length: added });
    [removed, added] = [0, 0];
  };
  for (const { kind, length } of runs) {
    if (length === 0) continue;
    if (kind === 'same') {
      flush();
      const last = joined.at(-1);
      if (last?.kind === 'same') joined.splice(-1, 1, { ...last, length: last.length + length });
      else joined.push({ kind, from, to, length });
      from += length;
      to += length;
    } else if (kind === 'removed') {
      removed += length;
      from += length;
    } else {
      added += length;
      to += length;
    }
  }
  flush();
  return joined;
}
