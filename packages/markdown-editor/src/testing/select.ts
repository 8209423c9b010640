import { NodeSelection, TextSelection } from '@milkdown/prose/state';
import { expect } from 'vitest';
import type { MarkdownEditor } from '../milkdown/create-editor.ts';

/** Selects the given words, or puts the cursor behind them. */
export function selectWords({ view }: MarkdownEditor, words: string, isSelected = true): void {
  let start = -1;
  view.state.doc.descendants((node, position) => {
    const index = node.isText ? (node.text ?? '').indexOf(words) : -1;
    if (index >= 0 && start < 0) start = position + index;
  });
  expect(start).toBeGreaterThanOrEqual(0);
  const end = start + words.length;
  const selection = TextSelection.create(view.state.doc, isSelected ? start : end, end);
  view.dispatch(view.state.tr.setSelection(selection));
}

/** Selects the first picture as a whole. */
export function selectImage({ view }: MarkdownEditor): void {
  let found = -1;
  view.state.doc.descendants((node, position) => {
    if (node.type.name === 'image' && found < 0) found = position;
  });
  expect(found).toBeGreaterThanOrEqual(0);
  view.dispatch(view.state.tr.setSelection(NodeSelection.create(view.state.doc, found)));
}
