import type { Element, ElementContent, Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import type { Loss } from '../content-source.ts';
import { attribute, create, findAll, findElement, linkTo, text, textOf } from './elements.ts';

type Lose = (loss: Loss) => void;

/** Replaces an element; an empty list removes it. Undefined leaves it as it is. */
type Replace = (element: Element, lose: Lose) => ElementContent[] | undefined;

const removed =
  (kind: 'script' | 'form'): Replace =>
  ({ tagName }, lose) => {
    lose({ kind, detail: tagName });
    return [];
  };

const silentlyRemoved: Replace = () => [];

const unformatted: Replace = ({ tagName, children }, lose) => {
  lose({ kind: 'formatting', detail: tagName });
  return children;
};

const embedded: Replace = (element, lose) => {
  const address = attribute(element, 'src') || attribute(element, 'data');
  if (address === '' || address === 'about:blank') return [];
  lose({ kind: 'embed', detail: address });
  return [linkTo(absolute(address), attribute(element, 'title'))];
};

const played: Replace = (element, lose) => {
  const source = findElement(element, (child) => attribute(child, 'src') !== '');
  if (!source) return [];
  const address = attribute(source, 'src');
  lose({ kind: 'media', detail: address });
  return [linkTo(address, attribute(element, 'title'))];
};

/** A picture with a caption. Galleries have several, each of which becomes a paragraph. */
const figure: Replace = (element) => {
  const images = findAll(element, 'img');
  if (images.length === 0) return undefined;
  const caption = textOf(findElement(element, ({ tagName }) => tagName === 'figcaption'));
  const link = findElement(element, ({ tagName }) => tagName === 'a');
  return images.map((image, index) => {
    const isLast = index === images.length - 1;
    const title = isLast && caption ? { title: caption } : {};
    const picture = create('img', { ...image.properties, ...title }, []);
    const isLinked = link && images.length === 1;
    return create('p', {}, [
      isLinked ? create('a', { href: attribute(link, 'href') }, [picture]) : picture,
    ]);
  });
};

/** Pages that load pictures late have their address in another attribute. */
const image: Replace = ({ properties }) => {
  const late = properties.dataSrc ?? properties.dataLazySrc ?? properties.dataOriginal;
  const isPlaceholder = !properties.src || String(properties.src).startsWith('data:');
  if (typeof late === 'string' && isPlaceholder) properties.src = late;
  return properties.src ? undefined : [];
};

const table: Replace = (element, lose) => {
  visit(element, 'element', ({ properties }) => {
    if (Number(properties.colSpan ?? 1) > 1 || Number(properties.rowSpan ?? 1) > 1) {
      lose({ kind: 'table', detail: 'merged cells' });
    }
  });
  if (findAll(element, 'table').length > 1) lose({ kind: 'table', detail: 'nested table' });
  return undefined;
};

/** Checkboxes of task lists exist in Markdown too. */
const input: Replace = (element, lose) =>
  attribute(element, 'type') === 'checkbox' ? undefined : removed('form')(element, lose);

const styled: Replace = ({ properties }, lose) => {
  const style = String(properties.style ?? '');
  if (/(?:^|;)\s*(?:color|background|font|text-align)/.test(style)) {
    lose({ kind: 'formatting', detail: 'style' });
  }
  return undefined;
};

/** Markdown cannot emphasise a space at the end: `_a, _` is no emphasis. */
const emphasis: Replace = (element) => {
  const last = element.children.at(-1);
  const space = last?.type === 'text' ? (/\s+$/.exec(last.value)?.[0] ?? '') : '';
  if (last?.type !== 'text' || space === '') return undefined;
  last.value = last.value.slice(0, -space.length);
  return [...(last.value === '' && element.children.length === 1 ? [] : [element]), text(' ')];
};

const RULES: Readonly<Record<string, Replace>> = {
  audio: played,
  b: emphasis,
  button: removed('form'),
  canvas: silentlyRemoved,
  em: emphasis,
  embed: embedded,
  figure,
  font: unformatted,
  form: removed('form'),
  i: emphasis,
  iframe: embedded,
  img: image,
  input,
  link: silentlyRemoved,
  mark: unformatted,
  meta: silentlyRemoved,
  noscript: silentlyRemoved,
  object: embedded,
  p: styled,
  script: removed('script'),
  select: removed('form'),
  span: styled,
  strong: emphasis,
  style: silentlyRemoved,
  sub: unformatted,
  sup: unformatted,
  svg: silentlyRemoved,
  table,
  template: silentlyRemoved,
  textarea: removed('form'),
  title: silentlyRemoved,
  u: unformatted,
  video: played,
};

/** Replaces what Markdown does not have by what comes closest, and reports it. */
export function prepareTree(tree: Root, lose: Lose): void {
  visit(tree, 'comment', (_, index, parent) => {
    if (!parent || index === undefined) return undefined;
    parent.children.splice(index, 1);
    return [SKIP, index];
  });
  visit(tree, 'element', (element, index, parent) => {
    const replacement = RULES[element.tagName]?.(element, lose);
    if (!replacement || !parent || index === undefined) return undefined;
    const isInParagraph = parent.type === 'element' && parent.tagName === 'p';
    parent.children.splice(
      index,
      1,
      ...(isInParagraph ? withoutParagraphs(replacement) : replacement),
    );
    return [SKIP, index];
  });
}

const absolute = (address: string): string =>
  address.startsWith('//') ? `https:${address}` : address;

const withoutParagraphs = (nodes: readonly ElementContent[]): ElementContent[] =>
  nodes.flatMap((node) =>
    node.type === 'element' && node.tagName === 'p' ? node.children : [node],
  );
