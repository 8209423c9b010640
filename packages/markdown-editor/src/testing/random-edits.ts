import type { Node } from '@milkdown/prose/model';
import type { EditorView } from '@milkdown/prose/view';

export interface Typing {
  /** The index of the block that was changed. */
  readonly block: number;
}

/** Positions inside text, each with the index of its block. */
function textPositions(document: Node): Array<{ position: number; block: number }> {
  const positions: Array<{ position: number; block: number }> = [];
  document.forEach((child, offset, block) => {
    const start = offset + 1;
    child.descendants((node, position) => {
      if (!node.isText) return true;
      for (let index = 0; index < node.nodeSize; index++) {
        positions.push({ position: start + position + index, block });
      }
      return false;
    });
  });
  return positions;
}

/** Types a letter into some word. `choice` is between 0 and 1. */
export function typeLetter(view: EditorView, choice: number): Typing | undefined {
  const inWord = textPositions(view.state.doc).filter(({ position }) => {
    const around = view.state.doc.textBetween(position - 1, position + 1, '\n', '\n');
    return /^[a-zA-Z]{2}$/.test(around);
  });
  const place = inWord[Math.floor(choice * inWord.length)];
  if (!place) return undefined;
  view.dispatch(view.state.tr.insertText('x', place.position));
  return { block: place.block };
}

/** Deletes a letter in the middle of some word. */
export function deleteLetter(view: EditorView, choice: number): Typing | undefined {
  const inWord = textPositions(view.state.doc).filter(({ position }) => {
    const around = view.state.doc.textBetween(position - 1, position + 2, '\n', '\n');
    return /^[a-zA-Z]{3}$/.test(around);
  });
  const place = inWord[Math.floor(choice * inWord.length)];
  if (!place) return undefined;
  view.dispatch(view.state.tr.delete(place.position, place.position + 1));
  return { block: place.block };
}

/** Removes a whole block. */
export function deleteBlock(view: EditorView, choice: number): void {
  const { doc, tr } = view.state;
  if (doc.childCount < 2) return;
  const block = Math.floor(choice * doc.childCount);
  let start = 0;
  for (let index = 0; index < block; index++) start += doc.child(index).nodeSize;
  view.dispatch(tr.delete(start, start + doc.child(block).nodeSize));
}

/** Puts a new paragraph before some block. */
export function insertParagraph(view: EditorView, choice: number): void {
  const { doc, schema, tr } = view.state;
  const block = Math.floor(choice * doc.childCount);
  let start = 0;
  for (let index = 0; index < block; index++) start += doc.child(index).nodeSize;
  const paragraph = schema.nodes.paragraph?.create(null, schema.text('A new paragraph.'));
  if (paragraph) view.dispatch(tr.insert(start, paragraph));
}

/** Splits some block in the middle of a word, as the Enter key does in a paragraph. */
export function splitBlock(view: EditorView, choice: number): void {
  const { doc, tr } = view.state;
  const places = textPositions(doc).filter(({ position }) => {
    const { parent, depth } = doc.resolve(position);
    return depth === 1 && parent.type.name === 'paragraph';
  });
  const place = places[Math.floor(choice * places.length)];
  if (place) view.dispatch(tr.split(place.position));
}

/** Makes a few letters bold. */
export function makeBold(view: EditorView, choice: number): void {
  const { doc, schema, tr } = view.state;
  const places = textPositions(doc);
  const place = places[Math.floor(choice * places.length)];
  if (place && schema.marks.strong) {
    view.dispatch(tr.addMark(place.position, place.position + 1, schema.marks.strong.create()));
  }
}
