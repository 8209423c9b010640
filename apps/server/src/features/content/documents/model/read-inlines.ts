import type { Element, ElementContent } from 'hast';
import type {
  Inline,
  InlinePicture,
  LineBreak,
  Link,
  TextRun,
  TextStyle,
} from './document-model.ts';
import { toLine } from './plain-text.ts';

/** What the text refers to. */
export interface References {
  /** The URL that links within the text begin with. */
  readonly pageUrl: string;
  /** The ids of headings. */
  readonly headings: ReadonlySet<string>;
  /** The name of a packed picture by its URL; undefined if it is missing. */
  pictureName(url: string): string | undefined;
  /** Packs a drawing and returns the name of its picture. */
  addDrawing(svg: Element): string;
  /** The note itself with its first reference. */
  readNote(id: string): Pick<Extract<Inline, { kind: 'note' }>, 'blocks'> | undefined;
}

const STYLES: Readonly<Record<string, TextStyle>> = {
  strong: 'strong',
  b: 'strong',
  em: 'em',
  i: 'em',
  del: 'del',
  s: 'del',
  sup: 'sup',
  sub: 'sub',
  code: 'code',
};

type Styles = readonly TextStyle[];

/** A flat list: styles are attributes of runs, so that nothing can be nested too deeply. */
export function readInlines(
  nodes: readonly ElementContent[],
  references: References,
  styles: Styles = [],
): Inline[] {
  return trimEnds(nodes.flatMap((node) => readInline(node, references, styles)));
}

function readInline(node: ElementContent, references: References, styles: Styles): Inline[] {
  if (node.type === 'text') return textRun(node.value, styles);
  if (node.type !== 'element') return [];
  const inside = (more: Styles = styles) =>
    node.children.flatMap((child) => readInline(child, references, more));
  const { tagName } = node;
  if (tagName === 'br') return [{ kind: 'break' }];
  if (tagName === 'img') return readPicture(node, references, styles);
  if (tagName === 'a') return readLink(node, references, inside());
  if (tagName === 'input')
    return textRun(`${String(node.properties.ariaLabel ?? '')} · `, ['strong']);
  const [reference] = node.children;
  if (tagName === 'sup' && reference?.type === 'element' && isNoteReference(reference)) {
    return inside();
  }
  const style = STYLES[tagName];
  return inside(style && !styles.includes(style) ? [...styles, style] : styles);
}

function textRun(value: string, styles: Styles): Inline[] {
  const text = toLine(value);
  return text === '' ? [] : [{ kind: 'text', text, styles }];
}

/** A missing picture is replaced by its description. */
function readPicture({ properties }: Element, references: References, styles: Styles): Inline[] {
  const alt = toLine(String(properties.alt ?? ''));
  const name = references.pictureName(String(properties.src ?? ''));
  return name === undefined ? textRun(alt, styles) : [{ kind: 'picture', name, alt }];
}

const isNoteReference = ({ properties }: Element) => properties.dataFootnoteRef !== undefined;

function readLink(node: Element, references: References, content: Inline[]): Inline[] {
  const { dataFootnoteBackref, href } = node.properties;
  if (dataFootnoteBackref !== undefined) return [];
  const target = URL.parse(String(href ?? ''));
  const id = String(href ?? '').startsWith(`${references.pageUrl}#`)
    ? decodeId(String(href).slice(references.pageUrl.length + 1))
    : undefined;
  if (isNoteReference(node)) {
    const note = id === undefined ? undefined : references.readNote(id);
    return note && id !== undefined ? [{ kind: 'note', id, ...note }] : [];
  }
  const inner = content.filter(isLinkContent);
  if (inner.length === 0) return content;
  const link = (to: Pick<Link, 'url' | 'heading'>): Inline[] => [
    { kind: 'link', ...to, content: inner },
    ...content.filter((item) => !isLinkContent(item)),
  ];
  if (id !== undefined) return references.headings.has(id) ? link({ heading: id }) : content;
  return target === null ? content : link({ url: target.href });
}

const isLinkContent = (item: Inline): item is TextRun | LineBreak | InlinePicture =>
  item.kind !== 'link' && item.kind !== 'note';

function decodeId(id: string): string {
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}

/** A paragraph neither begins nor ends with a space. */
function trimEnds(content: Inline[]): Inline[] {
  const trim = (item: Inline | undefined, change: (text: string) => string) =>
    item?.kind === 'text' ? { ...item, text: change(item.text) } : item;
  const first = trim(content[0], (text) => text.trimStart());
  if (first) content[0] = first;
  const last = trim(content.at(-1), (text) => text.trimEnd());
  if (last) content[content.length - 1] = last;
  return content.filter((item) => item.kind !== 'text' || item.text !== '');
}
