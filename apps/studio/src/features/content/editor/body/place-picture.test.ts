import { expect, it, vi } from 'vitest';
import { placePicture } from './place-picture.ts';

const foreign = { src: 'https://a.example/b_(1).png?x=1&y=2', file: undefined };
const own = { src: 'blob:https://a.example/1', file: new File([], 'picture') };
const editorWith = (isThere: boolean) => ({ replacePicture: vi.fn(() => isThere) });

interface Options {
  pastedInto?: ReturnType<typeof editorWith>;
  editor?: ReturnType<typeof editorWith>;
  source?: string;
}

function place(
  picture: typeof foreign | typeof own,
  { pastedInto = editorWith(true), editor, source = '' }: Options,
) {
  let text = source;
  const places = {
    pastedInto,
    editor,
    readSource: () => text,
    writeSource: (changed: string) => {
      text = changed;
    },
  };
  return { isPlaced: placePicture(places, picture, '/uploads/$&.png'), text };
}

it('replaces a picture in the editor, from which somebody may have deleted it', () => {
  const editor = editorWith(false);
  expect(place(own, { pastedInto: editor, editor }).isPlaced).toBe(true);
  expect(editor.replacePicture).toHaveBeenCalledWith(own.src, '/uploads/$&.png');
});

it('replaces its address in the source, escaped or not, and no other', () => {
  const source = String.raw`![a](https://a.example/b_\(1\).png?x=1\&y=2) ![b](<https://a.example/b_(1).png?x=1&y=2> "B") https://a.example/b_(1).png?x=1&y=22`;
  expect(place(foreign, { source })).toEqual({
    isPlaced: true,
    text: '![a](/uploads/$&.png) ![b](</uploads/$&.png> "B") https://a.example/b_(1).png?x=1&y=22',
  });
});

it('says if the text does not have the picture any more', () => {
  expect(place(foreign, { source: 'Words' })).toEqual({ isPlaced: false, text: 'Words' });
  expect(place(foreign, { editor: editorWith(false) }).isPlaced).toBe(false);
  expect(place(own, { source: 'Words' }).isPlaced).toBe(false);
  expect(place(own, { editor: editorWith(true) }).isPlaced).toBe(false);
});
