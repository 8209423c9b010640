import type { Element, Root } from 'hast';
import { visit } from 'unist-util-visit';
import { renderTree } from '../../markdown/render-markdown.ts';
import { isHeading, textOf } from '../../markdown/tree/element.ts';
import type { PackedPicture } from '../pack-pictures.ts';
import type { Block, DocumentModel } from './document-model.ts';
import type { DocumentTask } from './document-task.ts';
import { packDrawing } from './pack-drawing.ts';
import { hasUnknownLetters, removeForbidden, toLine } from './plain-text.ts';
import { readBlocks } from './read-blocks.ts';
import type { References } from './read-inlines.ts';

/** Reads the text as its page does, so that both show the same. */
export function readDocument(
  task: DocumentTask,
  pictureNames: ReadonlyMap<string, string>,
): { document: DocumentModel; drawings: PackedPicture[] } {
  const { url, labels, summary, reason, keyPoints } = task;
  const tree = renderTree(
    task.body,
    {
      language: task.language,
      footnotes: labels.notes,
      done: labels.done,
      toDo: labels.toDo,
      blocks: labels.blocks,
      // Neither is shown in a document.
      ...{ table: [], tableOf: [], backToReference: [] },
    },
    { images: task.images, links: task.links, pageUrl: url, target: 'document' },
  );
  const { origin } = new URL(url);
  const notes = takeNotes(tree);
  const placed = new Set<string>();
  const drawings: PackedPicture[] = [];
  const references: References = {
    pageUrl: url,
    headings: findHeadings(tree),
    pictureName: (src) => pictureNames.get(src.startsWith(origin) ? src.slice(origin.length) : src),
    addDrawing: (svg) => {
      const drawing = packDrawing(svg, drawings.length + 1);
      drawings.push(drawing);
      return drawing.name;
    },
    readNote: (id) => {
      const note = notes.get(id);
      if (!note) return undefined;
      if (placed.has(id)) return {};
      placed.add(id); // before it is read, because a note may refer to itself
      return { blocks: readBlocks(note.children, references, NOTE_DEPTH) };
    },
  };
  const blocks: readonly Block[] = readBlocks(tree.children, references);
  const texts = [task.title, task.organisation, summary ?? '', reason ?? '', ...keyPoints];
  const document = {
    language: task.language,
    direction: task.direction,
    title: toLine(task.title),
    organisation: toLine(task.organisation),
    edition: task.edition,
    published: task.published,
    publishedAt: task.publishedAt,
    reason: reason === null ? null : toLine(reason),
    url,
    summary: summary === null ? null : toLine(summary),
    keyPoints: keyPoints.map(toLine),
    blocks,
    labels,
    hasUnknownLetters: hasUnknownLetters(removeForbidden([...texts, task.body].join(' '))),
  };
  return { document, drawings };
}

/** Notes are shown within a paragraph, which may be nested itself. */
const NOTE_DEPTH = 5;

/** Removes the list of footnotes from the end of the text. */
function takeNotes(tree: Root): Map<string, Element> {
  const notes = new Map<string, Element>();
  const isNotes = (node: Root['children'][number]) =>
    node.type === 'element' &&
    node.tagName === 'section' &&
    node.properties.dataFootnotes !== undefined;
  for (const section of tree.children.filter(isNotes)) {
    visit(section, 'element', (node) => {
      const { id } = node.properties;
      if (node.tagName === 'li' && typeof id === 'string') notes.set(id, node);
    });
  }
  tree.children = tree.children.filter((node) => !isNotes(node));
  return notes;
}

/** Headings without text may not be shown, so nothing links to them. */
function findHeadings(tree: Root): Set<string> {
  const ids = new Set<string>();
  visit(tree, 'element', (node) => {
    if (isHeading(node) && toLine(textOf(node)).trim() !== '') ids.add(String(node.properties.id));
  });
  return ids;
}
