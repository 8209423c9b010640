import { escapeHtml } from '../../../../http/escape-html.ts';
import { isAllowedAttribute, isHarmless, REFERRING } from './allowed.ts';
import { type Presentation, readDeclarations } from './class-styles.ts';
import type { SvgElement } from './parse-svg.ts';

type Styles = ReadonlyMap<string, Presentation>;

/** What may stay of the attributes, with what the classes and the style of the element say. */
export function attributesOf(
  { name, attributes }: SvgElement,
  styles: Styles,
): Record<string, string> {
  const classes = new Set((attributes.class ?? '').split(/\s+/));
  const own = Object.entries(attributes).filter(
    ([key, value]) => isAllowedAttribute(key) && isHarmless(value),
  );
  const href = attributes.href?.trim();
  const refers = href !== undefined && REFERRING.has(name) && /^#[\w:.-]+$/.test(href);
  return Object.fromEntries([
    ...own,
    ...[...classes].flatMap((each) => [...(styles.get(each) ?? [])]),
    ...readDeclarations(attributes.style ?? ''),
    ...(refers ? [['href', href]] : []),
  ]) as Record<string, string>;
}

/** Writes an element with its content. Undefined if that is too long. */
export function createWriter(styles: Styles, maxLetters: number) {
  const ids = new Set<string>();
  let letters = 0;
  const write = (
    name: string,
    attributes: Record<string, string>,
    children: SvgElement['children'],
  ): string => {
    const start = Object.entries(attributes)
      .map(([key, value]) => ` ${key}="${escapeHtml(value)}"`)
      .join('');
    letters += name.length + start.length;
    if (letters > maxLetters) return '';
    const content = children
      .map((child) =>
        typeof child === 'string'
          ? escapeHtml(child)
          : write(child.name, withOwnId(attributesOf(child, styles)), child.children),
      )
      .join('');
    return content ? `<${name}${start}>${content}</${name}>` : `<${name}${start}/>`;
  };
  /** The first one has it: programs disagree about which of several is meant. */
  const withOwnId = ({ id, ...others }: Record<string, string>): Record<string, string> => {
    if (id === undefined || ids.has(id)) return others;
    ids.add(id);
    return { id, ...others };
  };
  return (...element: Parameters<typeof write>): string | undefined => {
    const text = write(...element);
    return letters > maxLetters ? undefined : text;
  };
}
