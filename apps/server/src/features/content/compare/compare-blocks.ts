import { compareWords, type WordRun } from './compare-words.ts';
import { diffSequences } from './diff-sequences.ts';
import { type Cell, type Leaf, rowKey } from './leaf-blocks.ts';
import { createSimilarity, findMoves, pairInOrder, type Similarity } from './pair-blocks.ts';

export interface ComparedCell {
  readonly tag: Cell['tag'];
  readonly words: readonly WordRun[];
}

/** A block of either text, or of both. */
export interface BlockChange {
  readonly kind: 'same' | 'changed' | 'added' | 'removed' | 'moved' | 'movedAway';
  readonly before?: Leaf;
  readonly after?: Leaf;
  readonly rows: readonly (readonly ComparedCell[])[];
  /** Of a moved block: the index of its other place. */
  readonly other?: number;
}

/** Two texts block by block, and word by word where a block was edited. Blocks that moved are recognised. */
export function compareBlocks(before: readonly Leaf[], after: readonly Leaf[]): BlockChange[] {
  const similarity = createSimilarity();
  const keys = (leaves: readonly Leaf[]) => leaves.map(({ key }) => key);
  const changes: BlockChange[] = [];
  let [removed, added]: [Leaf[], Leaf[]] = [[], []];
  const flush = () => {
    changes.push(...compareRegion(removed, added, similarity));
    [removed, added] = [[], []];
  };
  for (const { kind, from, to, length } of diffSequences(keys(before), keys(after))) {
    if (kind === 'removed') removed = before.slice(from, from + length);
    else if (kind === 'added') added = after.slice(to, to + length);
    else {
      flush();
      for (let index = 0; index < length; index += 1) {
        changes.push(both('same', before[from + index] as Leaf, after[to + index] as Leaf));
      }
    }
  }
  flush();
  return markMoves(changes, similarity);
}

function compareRegion(
  removed: readonly Leaf[],
  added: readonly Leaf[],
  similarity: Similarity<Leaf>,
): BlockChange[] {
  const changes: BlockChange[] = [];
  let [nextRemoved, nextAdded] = [0, 0];
  const addUntil = (before: number, after: number) => {
    for (const leaf of removed.slice(nextRemoved, before)) changes.push(onlyBefore(leaf));
    for (const leaf of added.slice(nextAdded, after)) changes.push(onlyAfter(leaf));
    [nextRemoved, nextAdded] = [before + 1, after + 1];
  };
  for (const [before, after] of pairInOrder(removed, added, similarity)) {
    addUntil(before, after);
    changes.push(both('changed', removed[before] as Leaf, added[after] as Leaf));
  }
  addUntil(removed.length, added.length);
  return changes;
}

const whole = (leaf: Leaf, kind: WordRun['kind']): ComparedCell[][] =>
  leaf.rows.map((row) => row.map(({ tag, tokens }) => ({ tag, words: [{ kind, tokens }] })));

const onlyBefore = (before: Leaf): BlockChange => ({
  kind: 'removed',
  before,
  rows: whole(before, 'removed'),
});

const onlyAfter = (after: Leaf): BlockChange => ({
  kind: 'added',
  after,
  rows: whole(after, 'added'),
});

const both = (kind: 'same' | 'changed' | 'moved', before: Leaf, after: Leaf): BlockChange => ({
  kind,
  before,
  after,
  rows: before.key === after.key ? whole(after, 'same') : compareRows(before.rows, after.rows),
});

/** Rows of a table that have as many cells as before are compared cell by cell. */
function compareRows(
  before: readonly (readonly Cell[])[],
  after: readonly (readonly Cell[])[],
): ComparedCell[][] {
  const rows: ComparedCell[][] = [];
  const compareRow = (old: readonly Cell[] | undefined, fresh: readonly Cell[] | undefined) => {
    if (old && fresh && old.length === fresh.length) {
      rows.push(
        fresh.map(({ tag, tokens }, index) => ({
          tag,
          words: compareWords(old[index]?.tokens ?? [], tokens),
        })),
      );
      return;
    }
    const only = (row: readonly Cell[], kind: WordRun['kind']) =>
      row.map(({ tag, tokens }) => ({ tag, words: [{ kind, tokens }] }));
    if (old) rows.push(only(old, 'removed'));
    if (fresh) rows.push(only(fresh, 'added'));
  };
  let [removed, added]: [(readonly Cell[])[], (readonly Cell[])[]] = [[], []];
  const flush = () => {
    for (let index = 0; index < Math.max(removed.length, added.length); index += 1) {
      compareRow(removed[index], added[index]);
    }
    [removed, added] = [[], []];
  };
  for (const run of diffSequences(before.map(rowKey), after.map(rowKey))) {
    if (run.kind === 'removed') removed = before.slice(run.from, run.from + run.length);
    else if (run.kind === 'added') added = after.slice(run.to, run.to + run.length);
    else {
      flush();
      for (const row of after.slice(run.to, run.to + run.length)) compareRow(row, row);
    }
  }
  flush();
  return rows;
}

function markMoves(changes: readonly BlockChange[], similarity: Similarity<Leaf>): BlockChange[] {
  const places = (kind: BlockChange['kind']) =>
    changes.flatMap((change, index) => (change.kind === kind ? [index] : []));
  const [removed, added] = [places('removed'), places('added')];
  const leafAt = (index: number) => (changes[index]?.before ?? changes[index]?.after) as Leaf;
  const result = [...changes];
  for (const [from, to] of findMoves(removed.map(leafAt), added.map(leafAt), similarity)) {
    const [old, fresh] = [removed[from] as number, added[to] as number];
    result[fresh] = { ...both('moved', leafAt(old), leafAt(fresh)), other: old };
    result[old] = { ...onlyBefore(leafAt(old)), kind: 'movedAway', other: fresh };
  }
  return result;
}
