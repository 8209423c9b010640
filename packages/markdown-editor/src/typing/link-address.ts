import type { EditorView } from '@milkdown/prose/view';

const ADDRESS = /^https?:\/\/[^\s<>]+$/i;

/** Enter behind an address that stands alone makes it a link, which may be an embed on the page. */
export function linkAddress({ state, dispatch }: EditorView): void {
  const { $from, empty } = state.selection;
  const { parent } = $from;
  const { link } = state.schema.marks;
  const href = parent.textContent;
  const isAlone = parent.childCount === 1 && parent.firstChild?.isText === true;
  if (!empty || !link || !isAlone || parent.type.name !== 'paragraph' || !ADDRESS.test(href))
    return;
  if (parent.rangeHasMark(0, parent.content.size, link)) return;
  dispatch(state.tr.addMark($from.start(), $from.end(), link.create({ href })));
}

/** A pasted address is a link, around the selected words if there are any. */
export function pasteAddress(view: EditorView, data: DataTransfer | null): boolean {
  const href = data?.getData('text/plain').trim() ?? '';
  const { state } = view;
  const { link } = state.schema.marks;
  const { from, to, empty, $from } = state.selection;
  if (!link || !ADDRESS.test(href) || !$from.parent.type.allowsMarkType(link)) return false;
  if ($from.parent.type.spec.code || !$from.parent.inlineContent) return false;
  const mark = link.create({ href });
  const { tr } = state;
  if (empty) tr.replaceSelectionWith(state.schema.text(href, [mark]), false);
  else tr.addMark(from, to, mark);
  view.dispatch(tr.removeStoredMark(link).scrollIntoView());
  return true;
}
