import type { EditorState } from '@milkdown/prose/state';
import { Decoration, type DecorationSet } from '@milkdown/prose/view';
import { findTable } from './table-grid.ts';

/** Shows an element of the surroundings below the table that the selection is in. */
export function showTableBar(
  decorations: DecorationSet,
  state: EditorState,
  bar: HTMLElement | undefined,
): DecorationSet {
  const place = bar && findTable(state);
  if (!place) return decorations;
  const widget = Decoration.widget(place.start + place.table.nodeSize, bar, {
    key: 'table-bar',
    side: -1,
    ignoreSelection: true,
    stopEvent: () => true,
  });
  return decorations.add(state.doc, [widget]);
}
