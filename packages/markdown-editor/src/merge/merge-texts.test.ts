import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type MergedPart, mergeTexts, resolveConflicts } from './merge-texts.ts';

/** `TEST_SCALE=10` tries ten times as many texts. */
const SCALE = Number(import.meta.env.TEST_SCALE);

const conflicts = (parts: readonly MergedPart[]) => parts.filter((part) => 'conflict' in part);

const base = '# Title\n\nFirst.\n\nSecond.\n\nThird.\n';

describe('merging two versions', () => {
  test('takes both changes when they are in different blocks', () => {
    const merged = mergeTexts(
      base,
      base.replace('First.', 'First, by me.'),
      base.replace('Third.', 'Third, by them.'),
    );
    expect(conflicts(merged)).toEqual([]);
    expect(resolveConflicts(merged, [])).toBe(
      '# Title\n\nFirst, by me.\n\nSecond.\n\nThird, by them.\n',
    );
  });

  test('asks when both changed the same block', () => {
    const merged = mergeTexts(
      base,
      base.replace('Second.', 'Second, by me.'),
      base.replace('Second.', 'Second, by them.'),
    );
    expect(conflicts(merged)).toHaveLength(1);
    expect(resolveConflicts(merged, ['mine'])).toContain('Second, by me.\n\nThird.');
    expect(resolveConflicts(merged, ['theirs'])).toContain('Second, by them.\n\nThird.');
    expect(resolveConflicts(merged, ['both'])).toContain(
      'Second, by me.\n\nSecond, by them.\n\nThird.',
    );
  });

  test('asks when one person changed what the other deleted', () => {
    const merged = mergeTexts(
      base,
      base.replace('Second.\n\n', ''),
      base.replace('Second.', 'Second, by them.'),
    );
    expect(conflicts(merged)).toHaveLength(1);
    expect(resolveConflicts(merged, ['both'])).toContain('Second, by them.');
  });

  test('does not ask when both made the same change', () => {
    const changed = base.replace('Second.', 'Second, corrected.');
    expect(resolveConflicts(mergeTexts(base, changed, changed), [])).toBe(changed);
  });

  test('keeps what both appended to the end', () => {
    const merged = mergeTexts(base, `${base}\nMy end.\n`, `${base}\nTheir end.\n`);
    const text = resolveConflicts(merged, ['both']);
    expect(text).toBe(`${base}\nMy end.\n\nTheir end.\n`);
  });

  test('adds blocks after one that was the last, and a heading keeps its single line break', () => {
    const short = '# Title\nOne.\n\nTwo.';
    const merged = mergeTexts(short, `${short}\n\nMine.`, short.replace('One.', 'Just one.'));
    expect(conflicts(merged)).toEqual([]);
    expect(resolveConflicts(merged, [])).toBe('# Title\nJust one.\n\nTwo.\n\nMine.\n');
  });

  test('works with empty texts', () => {
    expect(resolveConflicts(mergeTexts('', 'Mine.\n', ''), [])).toBe('Mine.\n');
    expect(resolveConflicts(mergeTexts('', '', ''), [])).toBe('');
  });
});

/** One of each kind of block, all different. */
const original = Array.from({ length: 14 }, (_, index) => {
  const kinds = [
    `Paragraph ${index} with *emphasis* and a [link](/blog/${index}).`,
    `## Heading ${index}`,
    `- item ${index}\n- another\n  - below`,
    `1. step ${index}\n2. next`,
    `| a | b |\n|---|---|\n| ${index} | x |`,
    `\`\`\`js\nlet x = ${index};\n\n\`\`\``,
    `> Quotation ${index}\n> of two lines`,
  ];
  return kinds[index % kinds.length] ?? '';
});

interface Edit {
  readonly block: number;
  readonly act: 'change' | 'insert' | 'delete';
}

/** What each block of the original becomes. */
function edit(name: string, edits: readonly Edit[]): string[][] {
  const blocks: string[][] = original.map((text) => [text]);
  for (const [step, { block, act }] of edits.entries()) {
    const text = `${name} ${step}.`;
    const before = blocks[block] ?? [];
    blocks[block] = { change: [text], insert: [...before, text], delete: [] }[act];
  }
  return blocks;
}

const toText = (blocks: readonly string[][]) => blocks.flat().join('\n\n');
const edits = fc.array(
  fc.record({
    block: fc.nat(original.length - 1),
    act: fc.constantFrom<Edit['act'][]>('change', 'insert', 'delete'),
  }),
  { maxLength: 6 },
);

test('no edit is lost, whatever two people do', () => {
  fc.assert(
    fc.property(edits, edits, (my, their) => {
      const [mine, theirs] = [edit('Mine', my), edit('Theirs', their)];
      const merged = mergeTexts(original.join('\n\n'), toText(mine), toText(theirs));
      const both = resolveConflicts(
        merged,
        conflicts(merged).map(() => 'both'),
      );
      const written = [...mine.flat(), ...theirs.flat()].filter((text) => !original.includes(text));
      for (const text of written) expect(both).toContain(text);
      for (const text of original) {
        if (mine.flat().includes(text) && theirs.flat().includes(text)) {
          expect(both).toContain(text);
        }
      }
    }),
    { numRuns: 200 * SCALE, seed: 17 },
  );
});

test('edits to different places, deletions included, need no choice and give exactly both', () => {
  const touched = (list: readonly Edit[]) => new Set(list.map(({ block }) => block));
  fc.assert(
    fc.property(edits, edits, (my, their) => {
      const taken = touched(my);
      const isFree = (block: number) =>
        [block - 1, block, block + 1].every((place) => !taken.has(place));
      const apart = their.filter(({ block }) => isFree(block));
      const [mine, theirs] = [edit('Mine', my), edit('Theirs', apart)];
      const merged = mergeTexts(original.join('\n\n'), toText(mine), toText(theirs));
      expect(conflicts(merged)).toEqual([]);
      const expected = original.map((_, block) => (taken.has(block) ? mine : theirs)[block] ?? []);
      expect(resolveConflicts(merged, []).trim()).toBe(toText(expected));
    }),
    { numRuns: 200 * SCALE, seed: 18 },
  );
});
