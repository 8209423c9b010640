import type { Element, ElementContent, Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import { filenameOf } from '../files/filename-of.ts';
import { attribute, create, findAll, findElement, hasClass, linkTo, textOf } from './elements.ts';
import { plainEmphasis } from './emphasis.ts';
import { replaceFigure } from './figures.ts';
import type { Lose } from './loss-list.ts';

/** Replaces an element; an empty list removes it. Undefined leaves it as it is. */
type Replace = (element: Element, lose: Lose) => ElementContent[] | undefined;

const removed =
  (kind: 'script' | 'form'): Replace =>
  (element, lose) => {
    lose({ kind, detail: element.tagName }, element);
    return [];
  };

const silentlyRemoved: Replace = () => [];

const unformatted: Replace = (element, lose) => {
  lose({ kind: 'formatting', detail: element.tagName }, element);
  return element.children;
};

/** Drawn by the page itself, so there is no file to copy. */
const drawn: Replace = (element, lose) => {
  if (attribute(element, 'ariaHidden') !== 'true') {
    lose({ kind: 'image', detail: element.tagName }, element);
  }
  return [];
};

const styleSheet: Replace = (element, lose) => {
  lose({ kind: 'formatting', detail: element.tagName }, element);
  return [];
};

const embedded: Replace = (element, lose) => {
  const [address] = ['src', 'dataSrc', 'dataLazySrc', 'data']
    .map((name) => attribute(element, name))
    .filter((given) => given !== '' && given !== 'about:blank');
  if (address === undefined) return [];
  lose({ kind: 'embed', detail: address }, element);
  return [linkTo(absolute(address), attribute(element, 'title'))];
};

const played: Replace = (element, lose) => {
  const source = findElement(element, (child) => attribute(child, 'src') !== '');
  if (!source) return [];
  const address = attribute(source, 'src');
  lose({ kind: 'media', detail: address }, element);
  return [linkTo(address, attribute(element, 'title') || filenameOf(address))];
};

/** Pages that load pictures late have their address in another attribute. */
const image: Replace = ({ properties }) => {
  const late = properties.dataSrc ?? properties.dataLazySrc ?? properties.dataOriginal;
  const isPlaceholder = !properties.src || String(properties.src).startsWith('data:');
  if (typeof late === 'string' && isPlaceholder) properties.src = late;
  return properties.src ? undefined : [];
};

const table: Replace = (element, lose) => {
  visit(element, 'element', (cell) => {
    const { colSpan = 1, rowSpan = 1 } = cell.properties;
    if (Number(colSpan) > 1 || Number(rowSpan) > 1) {
      lose({ kind: 'table', detail: 'merged cells' }, cell);
    }
  });
  if (findAll(element, 'table').length > 1) {
    lose({ kind: 'table', detail: 'nested table' }, element);
  }
  return undefined;
};

/** Checkboxes of task lists exist in Markdown too. */
const input: Replace = (element, lose) =>
  attribute(element, 'type') === 'checkbox' ? undefined : removed('form')(element, lose);

const styled: Replace = (element, lose) => {
  const style = String(element.properties.style ?? '');
  if (/(?:^|;)\s*(?:color|background|font|text-align)/.test(style)) {
    lose({ kind: 'formatting', detail: 'style' }, element);
  }
  return undefined;
};

/** Closed until a reader opens it; always open here. */
const details: Replace = (element, lose) => {
  lose({ kind: 'formatting', detail: 'details: always open here' }, element);
  const isSummary = (child: ElementContent): child is Element =>
    child.type === 'element' && child.tagName === 'summary';
  const summary = element.children.find(isSummary);
  const title = create('p', {}, [create('strong', {}, summary?.children ?? [])]);
  return [
    ...(textOf(summary) === '' ? [] : [title]),
    ...element.children.filter((child) => !isSummary(child)),
  ];
};

const RULES: Readonly<Record<string, Replace>> = {
  abbr: unformatted,
  audio: played,
  b: plainEmphasis,
  big: unformatted,
  button: removed('form'),
  canvas: drawn,
  del: plainEmphasis,
  details,
  em: plainEmphasis,
  embed: embedded,
  figure: replaceFigure,
  font: unformatted,
  form: removed('form'),
  i: plainEmphasis,
  iframe: embedded,
  img: image,
  input,
  ins: unformatted,
  link: silentlyRemoved,
  mark: unformatted,
  meta: silentlyRemoved,
  noscript: silentlyRemoved,
  object: embedded,
  p: styled,
  s: plainEmphasis,
  script: removed('script'),
  select: removed('form'),
  small: unformatted,
  span: styled,
  strike: plainEmphasis,
  strong: plainEmphasis,
  style: styleSheet,
  sub: unformatted,
  sup: unformatted,
  svg: drawn,
  table,
  template: silentlyRemoved,
  textarea: removed('form'),
  title: silentlyRemoved,
  u: unformatted,
  video: played,
};

/** The names that Ghost, WordPress and Substack give to a quote that is repeated in large letters. */
const PULL_QUOTES = ['kg-blockquote-alt', 'wp-block-pullquote', 'pullquote'];

/** Here, it is a quote like any other. */
const pullQuote: Replace = (element, lose) => {
  if (!PULL_QUOTES.some((name) => hasClass(element, name))) return undefined;
  lose({ kind: 'formatting', detail: 'pull quote' }, element);
  const quote = findElement(element, ({ tagName }) => tagName === 'blockquote');
  return [create('blockquote', {}, quote?.children ?? element.children)];
};

/** Replaces what Markdown does not have by what comes closest, and reports it. */
export function prepareTree(tree: Root, lose: Lose): void {
  visit(tree, 'comment', (_, index, parent) => {
    if (!parent || index === undefined) return undefined;
    parent.children.splice(index, 1);
    return [SKIP, index];
  });
  visit(tree, 'element', (element, index, parent) => {
    const replacement = pullQuote(element, lose) ?? RULES[element.tagName]?.(element, lose);
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
