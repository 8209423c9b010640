import { type Leaf, tokensIn } from './leaf-blocks.ts';

/** Below this share of common words, the second block was not made from the first. */
const ALIKE = 0.5;
/** A moved block needs more, and some length, or every "Yes." would have moved. */
const MOVED_ALIKE = 0.8;
const MOVED_WORDS = 6;
/** Larger regions are paired by position. */
const MAX_PAIRS = 400_000;

export type Similarity<T> = (before: T, after: T) => number;

/** The share of words that two blocks have in common; 0 for different kinds of block. */
export function createSimilarity(): Similarity<Leaf> {
  const shareOfWords = createWordSimilarity(wordsIn);
  return (before, after) => (before.kind === after.kind ? shareOfWords(before, after) : 0);
}

/** The share of words that two texts have in common. */
function createWordSimilarity<T>(wordsOf: (text: T) => string[]): Similarity<T> {
  const numbers = new Map<string, number>();
  const numberOf = (word: string): number => {
    const number = numbers.get(word) ?? numbers.size;
    numbers.set(word, number);
    return number;
  };
  const known = new Map<T, Int32Array>();
  const sortedWordsOf = (text: T): Int32Array => {
    const words = known.get(text) ?? Int32Array.from(wordsOf(text), numberOf).sort();
    known.set(text, words);
    return words;
  };
  return (before, after) => {
    const [old, fresh] = [sortedWordsOf(before), sortedWordsOf(after)];
    const total = old.length + fresh.length;
    return total === 0 ? 0 : (2 * countCommon(old, fresh)) / total;
  };
}

/** How many numbers two sorted lists have in common. */
function countCommon(some: Int32Array, others: Int32Array): number {
  let common = 0;
  for (let i = 0, j = 0; i < some.length && j < others.length; ) {
    const difference = (some[i] as number) - (others[j] as number);
    if (difference === 0) common += 1;
    if (difference <= 0) i += 1;
    if (difference >= 0) j += 1;
  }
  return common;
}

const wordsIn = (leaf: Leaf): string[] =>
  tokensIn(leaf)
    .map(({ text, html }) => html ?? text.toLowerCase())
    .filter((word) => /[\p{L}\p{N}<]/u.test(word));

export type Pair = readonly [before: number, after: number];

/** Which removed blocks became which added ones, in order, so that as many words as possible stay. */
export function pairInOrder<T>(
  removed: readonly T[],
  added: readonly T[],
  similarity: Similarity<T>,
): Pair[] {
  if (removed.length * added.length > MAX_PAIRS) return pairByPosition(removed, added, similarity);
  const width = added.length + 1;
  const best = new Float64Array((removed.length + 1) * width);
  const value = (i: number, j: number) => best[i * width + j] ?? 0;
  for (let i = removed.length - 1; i >= 0; i -= 1) {
    for (let j = added.length - 1; j >= 0; j -= 1) {
      const alike = similarity(removed[i] as T, added[j] as T);
      const paired = alike >= ALIKE ? alike + value(i + 1, j + 1) : 0;
      best[i * width + j] = Math.max(paired, value(i + 1, j), value(i, j + 1));
    }
  }
  const pairs: Pair[] = [];
  for (let i = 0, j = 0; i < removed.length && j < added.length; ) {
    if (value(i, j) === value(i + 1, j)) i += 1;
    else if (value(i, j) === value(i, j + 1)) j += 1;
    else {
      pairs.push([i, j]);
      i += 1;
      j += 1;
    }
  }
  return pairs;
}

/** The same for plain texts, such as the sources of paragraphs. */
export const pairAlike = (removed: readonly string[], added: readonly string[]): Pair[] =>
  pairInOrder(
    removed,
    added,
    createWordSimilarity((text: string) => text.toLowerCase().match(/[\p{L}\p{N}\p{M}]+/gu) ?? []),
  );

const pairByPosition = <T>(
  removed: readonly T[],
  added: readonly T[],
  similarity: Similarity<T>,
): Pair[] =>
  removed.flatMap((leaf, index): Pair[] => {
    const other = added[index];
    return other && similarity(leaf, other) >= ALIKE ? [[index, index]] : [];
  });

/** Which of the remaining blocks are in another place now. */
export function findMoves(
  removed: readonly Leaf[],
  added: readonly Leaf[],
  similarity: Similarity<Leaf>,
): Pair[] {
  const free = new Set(added.keys());
  const canMove = (leaf: Leaf) => wordsIn(leaf).length >= MOVED_WORDS;
  const places = new Map<string, number[]>();
  for (const [index, { key }] of added.entries()) {
    places.set(key, [...(places.get(key) ?? []), index]);
  }
  const pairs: Pair[] = [];
  const rest: number[] = [];
  for (const [index, leaf] of removed.entries()) {
    if (!canMove(leaf)) continue;
    const same = places.get(leaf.key)?.shift();
    if (same === undefined) rest.push(index);
    else {
      pairs.push([index, same]);
      free.delete(same);
    }
  }
  if (rest.length * free.size > MAX_PAIRS) return pairs;
  for (const index of rest) {
    let [found, most] = [-1, MOVED_ALIKE];
    for (const other of free) {
      const alike = similarity(removed[index] as Leaf, added[other] as Leaf);
      if (alike >= most) [found, most] = [other, alike];
    }
    if (found < 0) continue;
    pairs.push([index, found]);
    free.delete(found);
  }
  return pairs;
}
