import type { Element, ElementContent, Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import type { Loss } from '../content-source.ts';
import {
  attribute,
  create,
  findElement,
  hasClass,
  linkTo,
  text,
  textOf,
} from '../html/elements.ts';

type Lose = (loss: Loss) => void;
type Card = (element: Element, lose: Lose) => ElementContent[];

const withClass = (element: Element, name: string) =>
  findElement(element, (child) => hasClass(child, name));

const linkIn = (element: Element) => findElement(element, ({ tagName }) => tagName === 'a');

const linkCard =
  (titleClass: string): Card =>
  (element) => {
    const link = linkIn(element);
    const caption = withClass(element, 'kg-bookmark-caption') ?? findElement(element, isCaption);
    return [
      ...(link ? [linkTo(attribute(link, 'href'), textOf(withClass(element, titleClass)))] : []),
      ...(caption ? [create('p', {}, caption.children)] : []),
    ];
  };

const isCaption = ({ tagName }: Element) => tagName === 'figcaption';

const callout: Card = (element) => {
  const body = withClass(element, 'kg-callout-text');
  const emoji = textOf(withClass(element, 'kg-callout-emoji'));
  const start = emoji ? [text(`${emoji} `)] : [];
  return [create('blockquote', {}, [create('p', {}, [...start, ...(body?.children ?? [])])])];
};

const toggle: Card = (element) => {
  const heading = textOf(withClass(element, 'kg-toggle-heading-text'));
  const body = withClass(element, 'kg-toggle-content');
  return [create('h4', {}, [text(heading)]), ...(body?.children ?? [])];
};

const file: Card = (element, lose) => {
  const link = linkIn(element);
  if (!link) return [];
  const address = attribute(link, 'href');
  lose({ kind: 'file', detail: address });
  const title =
    textOf(withClass(element, 'kg-file-card-title')) ||
    textOf(withClass(element, 'kg-file-card-filename'));
  return [linkTo(address, title)];
};

const player =
  (tagName: 'audio' | 'video', titleClass: string): Card =>
  (element) => {
    const media = findElement(element, (child) => child.tagName === tagName);
    if (!media) return [];
    const title = textOf(withClass(element, titleClass));
    const caption = findElement(element, isCaption);
    const described = create(tagName, { ...media.properties, title }, media.children);
    return [described, ...(caption ? [create('p', {}, caption.children)] : [])];
  };

const form: Card = (_, lose) => {
  lose({ kind: 'form', detail: 'signup card' });
  return [];
};

const button: Card = (element) => {
  const link = linkIn(element);
  return link ? [linkTo(attribute(link, 'href'), textOf(link))] : [];
};

const CARDS: Readonly<Record<string, Card>> = {
  'kg-audio-card': player('audio', 'kg-audio-title'),
  'kg-bookmark-card': linkCard('kg-bookmark-title'),
  'kg-button-card': button,
  'kg-callout-card': callout,
  'kg-file-card': file,
  'kg-signup-card': form,
  'kg-toggle-card': toggle,
  'kg-video-card': player('video', 'kg-video-title'),
};

/** Replaces the cards of Ghost's editor by plain elements. */
export function replaceCards(tree: Root, lose: Lose): void {
  visit(tree, 'element', (element, index, parent) => {
    const names = Array.isArray(element.properties.className) ? element.properties.className : [];
    const card = names.map((name) => CARDS[String(name)]).find((found) => found !== undefined);
    if (!card || !parent || index === undefined) return undefined;
    const replacement = card(element, lose);
    parent.children.splice(index, 1, ...replacement);
    return [SKIP, index + replacement.length];
  });
}
