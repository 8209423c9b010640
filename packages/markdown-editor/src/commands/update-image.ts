import type { Node } from '@milkdown/prose/model';
import { type EditorState, NodeSelection } from '@milkdown/prose/state';
import type { EditorView } from '@milkdown/prose/view';
import type { ImageData } from './image-data.ts';

/** The picture that is selected as a whole. */
export function selectedImage({ selection }: EditorState): Required<ImageData> | undefined {
  const node = selection instanceof NodeSelection ? selection.node : undefined;
  return node?.type.name === 'image' ? readImage(node) : undefined;
}

const readImage = ({ attrs }: Node): Required<ImageData> => ({
  src: String(attrs.src),
  alt: String(attrs.alt),
  title: String(attrs.title),
});

/** Changes the selected picture, which stays selected. */
export function updateImage(view: EditorView, changes: Partial<ImageData>): boolean {
  const { state } = view;
  const image = selectedImage(state);
  if (!image) return false;
  const transaction = state.tr;
  for (const [name, value] of Object.entries({ ...image, ...changes })) {
    if (value !== image[name as keyof ImageData]) {
      transaction.setNodeAttribute(state.selection.from, name, value);
    }
  }
  view.dispatch(transaction.scrollIntoView());
  return true;
}
