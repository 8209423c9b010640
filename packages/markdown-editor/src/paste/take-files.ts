import { Selection } from '@milkdown/prose/state';
import type { EditorView } from '@milkdown/prose/view';

/** Hands pictures over instead of inserting them. Returns whether there were any. */
export function takeFiles(
  event: Event,
  data: DataTransfer | null,
  onFiles: ((files: readonly File[]) => void) | undefined,
): boolean {
  const files = [...(data?.files ?? [])].filter(({ type }) => type.startsWith('image/'));
  // Word and spreadsheets add a picture of the text that they copy.
  const hasText = data?.types.includes('text/html') && event.type === 'paste';
  if (!onFiles || files.length === 0 || hasText) return false;
  event.preventDefault();
  onFiles(files);
  return true;
}

export function moveCursor(view: EditorView, position: number): void {
  const { doc, tr } = view.state;
  view.dispatch(tr.setSelection(Selection.near(doc.resolve(position))));
}
