import type { Node, Slice } from '@milkdown/prose/model';
import type { EditorState } from '@milkdown/prose/state';
import type { EditorView } from '@milkdown/prose/view';
import { cleanPastedHtml } from './clean-pasted-html.ts';
import type { PreparedImages } from './prepare-images.ts';

/** A picture that is not a file of the site yet: of another site, or of this page (`blob:`). */
export interface ForeignPicture {
  readonly src: string;
  readonly alt: string;
  /** Its content, if it was within the pasted text. */
  readonly file: File | undefined;
}

export interface PastedPictures {
  readonly pictures: readonly ForeignPicture[];
  /** How many the clipboard named without their content. */
  readonly lost: number;
}

const isForeign = ({ type, attrs }: Node): boolean =>
  type.name === 'image' && /^(?:https?|blob):/i.test(String(attrs.src));

/** Each address once. */
function foreignPictures({ content }: Slice, files: PreparedImages['files']): ForeignPicture[] {
  const found = new Map<string, ForeignPicture>();
  content.descendants((node) => {
    const src = String(node.attrs.src);
    if (isForeign(node)) found.set(src, { src, alt: String(node.attrs.alt), file: files.get(src) });
  });
  return [...found.values()];
}

/**
 * Shows a picture from another address, wherever it is; removes it without one. Undo does not bring it back. Returns whether it
 * was there.
 */
export function replacePicture(view: EditorView, from: string, to: string | undefined): boolean {
  const { tr } = view.state;
  view.state.doc.descendants((node, position) => {
    if (node.type.name !== 'image' || node.attrs.src !== from) return;
    const place = tr.mapping.map(position);
    if (to !== undefined) tr.setNodeAttribute(place, 'src', to);
    else tr.delete(place, place + node.nodeSize);
  });
  if (tr.docChanged) view.dispatch(tr.setMeta('addToHistory', false));
  return tr.docChanged;
}

/** The text without pictures that only this page has: nobody else could see them, and they are gone when it is closed. */
export function withoutOwnPictures({ tr, doc }: EditorState): Node {
  doc.descendants((node, position) => {
    if (node.type.name !== 'image' || !/^blob:/i.test(String(node.attrs.src))) return;
    const place = tr.mapping.map(position);
    tr.delete(place, place + node.nodeSize);
  });
  return tr.doc;
}

/** Tells of the pictures of a paste once they are in the text. */
export function watchPictures(onPictures: (pasted: PastedPictures) => void) {
  const none: PreparedImages = { lost: 0, files: new Map() };
  let images = none;
  return {
    clean: (html: string): string => {
      const cleaned = cleanPastedHtml(html);
      images = cleaned.images;
      return cleaned.html;
    },
    /** Nothing of what was cleaned gets into the text. */
    forget: (): void => {
      for (const address of images.files.keys()) URL.revokeObjectURL(address);
      images = none;
    },
    report: (slice: Slice): void => {
      const pasted = { pictures: foreignPictures(slice, images.files), lost: images.lost };
      images = none;
      if (pasted.pictures.length + pasted.lost > 0) queueMicrotask(() => onPictures(pasted));
    },
  };
}
