import type { ForeignPicture, MarkdownEditor } from '@rostra/markdown-editor';

type Editor = Pick<MarkdownEditor, 'replacePicture'>;

export interface Places {
  /** In which the picture was pasted. */
  readonly pastedInto: Editor | undefined;
  /** Undefined while the text is edited as source. */
  readonly editor: Editor | undefined;
  readonly readSource: () => string;
  readonly writeSource: (source: string) => void;
}

/** Gives a copied picture its new address, wherever the text is now. Returns false if it is not in the text any more. */
export function placePicture(
  { pastedInto, editor, readSource, writeSource }: Places,
  { src, file }: Pick<ForeignPicture, 'src' | 'file'>,
  url: string,
): boolean {
  if (editor && editor === pastedInto) {
    // If it is not there, somebody has deleted it.
    editor.replacePicture(src, url);
    return true;
  }
  // Its content was only in the editor that is gone.
  if (file) return false;
  if (editor) return editor.replacePicture(src, url);
  const source = readSource();
  const replaced = replaceAddress(source, src, url);
  if (replaced !== source) writeSource(replaced);
  return replaced !== source;
}

/** In Markdown, each sign of an address may be escaped. */
function replaceAddress(source: string, from: string, to: string): string {
  const signs = from.replaceAll(/[^\w\u0080-\uFFFF]/g, String.raw`\\?\$&`);
  return source.replaceAll(
    new RegExp(String.raw`(?<=[(<"'\s])${signs}(?=[)>"'\s])`, 'g'),
    () => to,
  );
}
