import { diffIndices } from 'node-diff3';

/** A replacement, with offsets in the earlier text. */
interface TextEdit {
  readonly from: number;
  readonly to: number;
  readonly insert: string;
}

/** The lines in which two texts differ, so that a cursor in another line can stay where it is. */
export function findEdits(before: string, after: string): TextEdit[] {
  const [old, fresh] = [toLines(before), toLines(after)];
  const lengthOf = (lines: readonly string[]) => lines.join('').length;
  return diffIndices(old, fresh).map(({ buffer1: [start, count], buffer2Content }) => {
    const from = lengthOf(old.slice(0, start));
    return {
      from,
      to: from + lengthOf(old.slice(start, start + count)),
      insert: buffer2Content.join(''),
    };
  });
}

const toLines = (text: string): string[] => text.split(/(?<=\n)/);
