import { Selection } from '@milkdown/prose/state';
import type { EditorView } from '@milkdown/prose/view';

/** Hands pictures over instead of inserting them. Returns whether there were any. */
export function takeFiles(
  event: Event,
  data: DataTransfer | null,
  onFiles: ((files: readonly File[]) => void) | undefined,
): boolean {
  const files = [...(data?.files ?? [])].filter(({ type }) => type.startsWith('image/'));
  // Word and spreadsheets add a picture of the text that they copy. Browsers add HTML to a copied picture.
  const hasText = event.type === 'paste' && hasMore(data?.getData('text/html') ?? '');
  if (!onFiles || files.length === 0 || hasText) return false;
  event.preventDefault();
  onFiles(files);
  return true;
}

/** Whether HTML is more than a single picture. */
function hasMore(html: string): boolean {
  if (html === '') return false;
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return body.querySelectorAll('img').length !== 1 || body.textContent.trim() !== '';
}

export function moveCursor(view: EditorView, position: number): void {
  const { doc, tr } = view.state;
  view.dispatch(tr.setSelection(Selection.near(doc.resolve(position))));
}
