import { undo } from '@milkdown/prose/history';
import { TextSelection } from '@milkdown/prose/state';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openTestEditor } from '../testing/open-test-editor.ts';
import type { MarkdownEditor } from './create-editor.ts';

const source = 'One.\n\n* two\n* lists\n\nThree.\n\nFour.\n';
let editor: MarkdownEditor;

beforeEach(async () => {
  editor = await openTestEditor(source);
});
afterEach(() => editor.destroy());

/** Puts the cursor behind a word. */
function putCursorAfter(word: string) {
  const { doc, tr } = editor.view.state;
  doc.descendants((node, position) => {
    const index = node.text?.indexOf(word) ?? -1;
    if (index >= 0) tr.setSelection(TextSelection.create(doc, position + index + word.length));
  });
  editor.view.dispatch(tr);
}

const type = (text: string) => editor.view.dispatch(editor.view.state.tr.insertText(text));

test('changes by somebody else, before and behind the cursor, do not move it', () => {
  putCursorAfter('Three');
  type(', I said');
  const merged = source
    .replace('One.', 'One, she said.\n\nNew.')
    .replace('Three', 'Three, I said')
    .replace('Four.', 'Four, she said.');
  editor.replace(merged);
  expect(editor.save()).toBe(merged);
  type(' again');
  expect(editor.save()).toBe(merged.replace('I said', 'I said again'));
});

test('what was typed before can still be undone, and the other changes stay', () => {
  putCursorAfter('Three');
  type(', I said');
  const theirs = source.replace('One.', 'One, she said.');
  editor.replace(theirs.replace('Three', 'Three, I said'));
  undo(editor.view.state, editor.view.dispatch);
  expect(editor.save()).toBe(theirs);
});

test('an empty paragraph in which somebody is about to write stays', () => {
  putCursorAfter('Four.');
  editor.view.dispatch(editor.view.state.tr.split(editor.view.state.selection.from));
  editor.replace(`${source}\nFive, she said.\n`);
  type('Mine.');
  expect(editor.save()).toContain('Five, she said.\n\nMine.');
});

test('takes over any other text', () => {
  editor.replace('');
  expect(editor.save()).toBe('');
  editor.replace('| a |\n|-|\n| b |\n');
  expect(editor.save()).toBe('| a |\n|-|\n| b |\n');
});
