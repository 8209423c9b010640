import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type MergedPart, mergeTexts, resolveConflicts } from './merge-texts.ts';

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

test('no edit is lost, whatever two people do', () => {
  const change = fc.record({
    block: fc.nat(9),
    act: fc.constantFrom('change', 'insert', 'delete'),
  });
  const changes = fc.array(change, { maxLength: 6 });
  const original = Array.from({ length: 10 }, (_, index) => `Block ${index}.`);

  const edit = (name: string, list: ReadonlyArray<{ block: number; act: string }>) => {
    const blocks: string[][] = original.map((text) => [text]);
    const written: string[] = [];
    for (const [step, { block, act }] of list.entries()) {
      const text = `${name} ${step}.`;
      if (act === 'delete') blocks[block] = [];
      else blocks[block] = act === 'insert' ? [...(blocks[block] ?? []), text] : [text];
      if (act !== 'delete') written.push(text);
    }
    const text = blocks.flat().join('\n\n');
    return { text, written: written.filter((sentence) => text.includes(sentence)) };
  };

  fc.assert(
    fc.property(changes, changes, (my, their) => {
      const mine = edit('Mine', my);
      const theirs = edit('Theirs', their);
      const merged = mergeTexts(original.join('\n\n'), mine.text, theirs.text);
      const both = resolveConflicts(
        merged,
        conflicts(merged).map(() => 'both'),
      );
      for (const sentence of [...mine.written, ...theirs.written]) expect(both).toContain(sentence);
      for (const text of original) {
        if (mine.text.includes(text) && theirs.text.includes(text)) expect(both).toContain(text);
      }
    }),
    { numRuns: 200, seed: 17 },
  );
});
