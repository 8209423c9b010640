import { undo } from '@milkdown/prose/history';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { MarkdownEditor } from '../milkdown/create-editor.ts';
import { openTestEditor } from '../testing/open-test-editor.ts';
import {
  deleteBlock,
  deleteLetter,
  insertParagraph,
  makeBold,
  splitBlock,
  typeLetter,
} from '../testing/random-edits.ts';
import { randomMarkdown } from '../testing/random-markdown.ts';
import { starterTexts } from '../testing/starter-texts.ts';
import { CannotShow } from './open-source.ts';

/** `TEST_SCALE=10` tries ten times as many texts. */
const SCALE = Number(import.meta.env.TEST_SCALE);

let editor: MarkdownEditor;

beforeAll(async () => {
  editor = await openTestEditor();
});

afterAll(() => editor.destroy());

/** False if the text can only be edited as source. */
function tryToOpen(source: string): boolean {
  try {
    editor.open(source);
    return true;
  } catch (error) {
    if (error instanceof CannotShow) return false;
    throw error;
  }
}

/** What saving must not change: the meaning of the document on the screen. */
function expectSameMeaning(saved: string) {
  const { markdown, view } = editor;
  expect(markdown.parse(saved).meaning).toBe(
    markdown.parse(markdown.serialize(view.state.doc)).meaning,
  );
}

/** Everything outside the edited block must be as it was. */
function expectOnlyBlockChanged(source: string, saved: string, block: number) {
  const { spans } = editor.markdown.parse(source);
  const { start, end } = spans[block] ?? { start: 0, end: 0 };
  expect(saved.slice(0, start)).toBe(source.slice(0, start));
  expect(saved.slice(saved.length - (source.length - end))).toBe(source.slice(end));
}

test('there are starter texts', () => {
  expect(starterTexts.length).toBeGreaterThan(20);
});

describe.each(starterTexts)('%s', (_, body) => {
  test('keeps its bytes when it is opened and saved', () => {
    editor.open(body);
    expect(editor.save()).toBe(body);
  });

  test('changes by exactly the letter that was typed, and not at all after undo', () => {
    editor.open(body);
    const typed = typeLetter(editor.view, 0.6);
    const saved = editor.save();
    expect(saved.length).toBe(body.length + 1);
    expectOnlyBlockChanged(body, saved, typed?.block ?? 0);
    undo(editor.view.state, editor.view.dispatch);
    expect(editor.save()).toBe(body);
  });
});

describe('an edit', () => {
  /** Replaces the only occurrence of a word on the screen. */
  function replaceWord(word: string, replacement: string) {
    const { doc, tr } = editor.view.state;
    doc.descendants((node, position) => {
      const index = node.text?.indexOf(word) ?? -1;
      if (index >= 0) tr.insertText(replacement, position + index, position + index + word.length);
    });
    editor.view.dispatch(tr);
  }

  const unchanged = '\n\n* other   item\n* *kept*\n\n[law]: https://example.org/law\n';

  test.each([
    ['an escaped character', 'Rent \\* costs _more_ now.', 'Rent \\* costs _less_ now.'],
    ['a table', '|a|b|\n|:-|-:|\n|more|2|', '|a|b|\n|:-|-:|\n|less|2|'],
    ['a task list', '* [x] done\n* [ ] more', '* [x] done\n* [ ] less'],
    ['a footnote', 'Claim.[^1]\n\n[^1]: Has more to say.', 'Claim.[^1]\n\n[^1]: Has less to say.'],
    ['code', '~~~js\nlet more = 1;\n~~~', '~~~js\nlet less = 1;\n~~~'],
    ['a heading that is underlined', 'Much more\n=========', 'Much less\n========='],
    ['a wrapped paragraph', 'One line\nand more\nlines.', 'One line\nand less\nlines.'],
    ['a quotation', '> It costs\n> more.', '> It costs\n> less.'],
  ])('in %s changes nothing else', (_, before, after) => {
    editor.open(before + unchanged);
    replaceWord('more', 'less');
    expect(editor.save()).toBe(after + unchanged);
  });

  test('turns the links of its own block into inline links, and keeps their definition', () => {
    editor.open(`See the [law][law], more or less.\n\nAnother [law][law].${unchanged}`);
    replaceWord('more', 'rather more');
    const saved = editor.save();
    expect(saved).toContain('See the [law][law], rather more or less.');
    expect(saved.endsWith(`\n\nAnother [law][law].${unchanged}`)).toBe(true);
  });

  test('of a text with line breaks of Windows keeps them elsewhere', () => {
    editor.open('One more.\r\n\r\nTwo.\r\n');
    replaceWord('more', 'less');
    expect(editor.save()).toBe('One less.\r\n\r\nTwo.\r\n');
  });

  test('of an empty text writes the first paragraph', () => {
    editor.open('');
    editor.view.dispatch(editor.view.state.tr.insertText('Hello.', 1));
    expect(editor.save()).toBe('Hello.\n');
  });

  test('that deletes everything leaves an empty text', () => {
    editor.open('Hello.\n');
    editor.view.dispatch(editor.view.state.tr.delete(0, editor.view.state.doc.content.size));
    expect(editor.save()).toBe('');
  });
});

test('nearly every text that people may write can be shown', () => {
  const texts = fc.sample(randomMarkdown, { numRuns: 100, seed: 7 });
  const shown = texts.filter(tryToOpen);
  expect(shown.length).toBeGreaterThan(90);
});

// In parts, so that a busy machine does not run into the limit of a test.
test.each([1, 2, 3, 4])('hundreds of generated texts keep their bytes, part %i', (seed) => {
  fc.assert(
    fc.property(randomMarkdown, (source) => {
      fc.pre(tryToOpen(source));
      expect(editor.save()).toBe(source);
    }),
    { numRuns: 125 * SCALE, seed },
  );
});

test('an edit of a generated text stays within its block', () => {
  fc.assert(
    fc.property(
      randomMarkdown,
      fc.double({ min: 0, max: 0.999, noNaN: true }),
      (source, choice) => {
        fc.pre(tryToOpen(source));
        for (const edit of [typeLetter, deleteLetter]) {
          editor.open(source);
          const typed = edit(editor.view, choice);
          if (!typed) continue;
          const saved = editor.save();
          expectSameMeaning(saved);
          expectOnlyBlockChanged(source, saved, typed.block);
          undo(editor.view.state, editor.view.dispatch);
          expect(editor.save()).toBe(source);
        }
      },
    ),
    { numRuns: 50 * SCALE, seed: 11 },
  );
});

test('a text that would lose something is refused', () => {
  expect(tryToOpen('Emphasis _within*other*emphasis and*so*on_ gets lost.\n')).toBe(false);
});

test('any sequence of edits keeps the meaning of what is on the screen', () => {
  const edits = [typeLetter, deleteLetter, deleteBlock, insertParagraph, splitBlock, makeBold];
  const step = fc.tuple(fc.constantFrom(...edits), fc.double({ min: 0, max: 0.999, noNaN: true }));
  fc.assert(
    fc.property(randomMarkdown, fc.array(step, { minLength: 1, maxLength: 8 }), (source, steps) => {
      fc.pre(tryToOpen(source));
      for (const [edit, choice] of steps) edit(editor.view, choice);
      expectSameMeaning(editor.save());
    }),
    { numRuns: 50 * SCALE, seed: 13 },
  );
});
