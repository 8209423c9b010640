import type { Element, ElementContent, Nodes, Parents, Root } from 'hast';
import type { Options } from 'rehype-remark';
import { attribute, create, findAll, findElement, hasClass, text, textOf } from './elements.ts';

/** The names that markdown-it, Hugo, Jekyll, WordPress and Substack give to the list of notes, and to a note. */
const LISTS = ['footnotes', 'footnotes-list', 'wp-block-footnotes'];
const NOTES = ['footnote', 'footnote-item'];
const BACK_LINKS = ['footnote-backref', 'footnote-number', 'reversefootnote'];

const REFERENCE = 'footnote-reference';
const DEFINITION = 'footnote-definition';

const isInList = (ancestors: readonly Nodes[]): boolean =>
  ancestors.some(
    (node) =>
      node.type === 'element' &&
      ('dataFootnotes' in node.properties || LISTS.some((name) => hasClass(node, name))),
  );

/** Calls back with the ancestors, nearest last. */
function eachElement(
  tree: Root,
  callback: (element: Element, ancestors: readonly Parents[]) => void,
): void {
  const descend = (parent: Parents, ancestors: readonly Parents[]) => {
    for (const child of [...parent.children]) {
      if (child.type !== 'element') continue;
      callback(child, [...ancestors, parent]);
      descend(child, [...ancestors, parent]);
    }
  };
  descend(tree, []);
}

interface Note {
  readonly element: Element;
  readonly parent: Parents;
}

/** Notes by the id that references link to. */
function findNotes(tree: Root): Map<string, Note> {
  const notes = new Map<string, Note>();
  eachElement(tree, (element, ancestors) => {
    const parent = ancestors.at(-1);
    const isNote =
      NOTES.some((name) => hasClass(element, name)) ||
      (element.tagName === 'li' && isInList(ancestors));
    if (!isNote || !parent || element.tagName === 'a') return;
    const id = attribute(element, 'id') || idInside(element);
    if (id !== '') notes.set(`#${id}`, { element, parent });
  });
  return notes;
}

/** Substack's notes begin with a link back that has the id. */
const idInside = (note: Element): string => {
  const marked = findElement(note, (child) => attribute(child, 'id') !== '');
  return marked ? attribute(marked, 'id') : '';
};

/** Turns references and their notes into elements that `footnoteHandlers` write as footnotes of Markdown. */
export function markFootnotes(tree: Root): void {
  const notes = findNotes(tree);
  const numbers = new Map<Note, string>();
  eachElement(tree, (element, ancestors) => {
    const note = element.tagName === 'a' ? notes.get(attribute(element, 'href')) : undefined;
    if (!note || [...notes.values()].some((other) => ancestors.includes(other.element))) return;
    const number = numbers.get(note) ?? String(numbers.size + 1);
    numbers.set(note, number);
    const parent = ancestors.at(-1);
    const isRaised =
      parent?.type === 'element' && parent.tagName === 'sup' && textOf(parent) === textOf(element);
    become(isRaised ? parent : element, REFERENCE, number);
  });
  const definitions = [...numbers].map(([{ element, parent }, number]) => {
    parent.children.splice((parent.children as Nodes[]).indexOf(element), 1);
    return create(DEFINITION, { dataNumber: number }, withoutBackLinks(element.children));
  });
  if (definitions.length === 0) return;
  removeEmptyLists(tree);
  tree.children.push(...definitions);
}

function become(element: Element, tagName: string, number: string): void {
  element.tagName = tagName;
  element.properties = { dataNumber: number };
  element.children = [text(number)];
}

function withoutBackLinks(children: readonly ElementContent[]): ElementContent[] {
  const kept = children.flatMap((child): ElementContent[] => {
    if (child.type !== 'element') return [child];
    const isBackLink =
      'dataFootnoteBackref' in child.properties ||
      BACK_LINKS.some((name) => hasClass(child, name)) ||
      (child.tagName === 'a' && /^#(?:fnref|.*-link$)/.test(attribute(child, 'href')));
    if (isBackLink) return [];
    return [{ ...child, children: withoutBackLinks(child.children) }];
  });
  const last = kept.at(-1);
  // The space between the note and the link.
  if (kept.length < children.length && last?.type === 'text') last.value = last.value.trimEnd();
  return kept;
}

/** With the rule before the list, and the heading that is only for screen readers. */
function removeEmptyLists(tree: Root): void {
  const emptied: [Parents, Element][] = [];
  eachElement(tree, (element, ancestors) => {
    const parent = ancestors.at(-1);
    const isRule = element.tagName === 'hr' && hasClass(element, 'footnotes-sep');
    const isEmptyList = isInList([element]) && findAll(element, 'li').length === 0;
    if (parent && (isRule || isEmptyList)) emptied.push([parent, element]);
  });
  for (const [parent, element] of emptied) {
    const index = (parent.children as Nodes[]).indexOf(element);
    if (index !== -1) parent.children.splice(index, 1);
  }
}

const numberOf = (element: Element) => {
  const label = attribute(element, 'dataNumber');
  return { identifier: label, label };
};

export const footnoteHandlers: NonNullable<Options['handlers']> = {
  [REFERENCE]: (_, element: Element) => ({ type: 'footnoteReference', ...numberOf(element) }),
  [DEFINITION]: (state, element: Element) => ({
    type: 'footnoteDefinition',
    ...numberOf(element),
    children: state.toFlow(state.all(element)) as never[],
  }),
};
