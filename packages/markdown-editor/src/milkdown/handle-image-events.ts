import type { EditorView } from '@milkdown/prose/view';
import { selectedImage } from '../commands/update-image.ts';
import { IMAGE_CLASS } from './image-view.ts';

/** Double click and Enter on the selected picture. */
export function handleImageEvents(onEditImage: (() => void) | undefined) {
  const edit = (view: EditorView): boolean => {
    if (!onEditImage || !view.editable || !selectedImage(view.state)) return false;
    onEditImage();
    return true;
  };
  return {
    handleKeyDown: (view: EditorView, event: KeyboardEvent) => {
      const isEnter = event.key === 'Enter' && !event.shiftKey && !event.ctrlKey && !event.metaKey;
      return isEnter && edit(view);
    },
    handleDOMEvents: {
      dblclick: (view: EditorView, { target }: Event) =>
        target instanceof Element && target.closest(`.${IMAGE_CLASS}`) !== null && edit(view),
    },
  };
}
