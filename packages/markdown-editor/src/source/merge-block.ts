import { diffIndices } from 'node-diff3';

/** Words, runs of spaces, and single other characters. */
const TOKENS = /[\p{L}\p{N}]+|[ \t]+|[\s\S]/gu;

/**
 * Applies an edit to the text as its author typed it: what changed between the two serialised forms
 * changes, and the rest keeps its spelling. Undefined if the edit is about that spelling.
 */
export function mergeBlock(written: string, before: string, after: string): string | undefined {
  if (before === after) return written;
  const result: string[] = split(written);
  const places = align(split(before), result);
  // From the end, so that earlier places stay valid.
  for (const edit of diffIndices(split(before), split(after)).reverse()) {
    const [start, length] = edit.buffer1;
    const place = findPlace(places, start, length);
    if (place === undefined) return undefined;
    result.splice(place, length, ...edit.buffer2Content);
  }
  return result.join('');
}

const split = (text: string): string[] => text.match(TOKENS) ?? [];

/** Where each token of `before` stands in `written`. */
function align(before: readonly string[], written: readonly string[]): Map<number, number> {
  const places = new Map<number, number>();
  let from = 0;
  let to = 0;
  const keep = (end: number) => {
    while (from < end) places.set(from++, to++);
  };
  for (const { buffer1, buffer2 } of diffIndices([...before], [...written])) {
    keep(buffer1[0]);
    from = buffer1[0] + buffer1[1];
    to = buffer2[0] + buffer2[1];
  }
  keep(before.length);
  return places;
}

/** Where the tokens stand in the written text, if they stand there side by side. */
function findPlace(places: Map<number, number>, start: number, length: number): number | undefined {
  if (length === 0) {
    const previous = places.get(start - 1);
    return previous === undefined ? places.get(start) : previous + 1;
  }
  const place = places.get(start);
  if (place === undefined) return undefined;
  for (let index = 1; index < length; index++) {
    if (places.get(start + index) !== place + index) return undefined;
  }
  return place;
}
