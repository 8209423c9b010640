import type { Element, ElementContent, Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import {
  attribute,
  create,
  findAll,
  findElement,
  hasClass,
  linkTo,
  text,
  textOf,
} from '../../html/elements.ts';
import type { Lose } from '../../html/loss-list.ts';
import { quoteStart } from '../../html/quote-text.ts';

type Card = (element: Element, lose: Lose) => ElementContent[];

const withClass = (element: Element, name: string) =>
  findElement(element, (child) => hasClass(child, name));

const linkIn = (element: Element) => findElement(element, ({ tagName }) => tagName === 'a');

const isCaption = ({ tagName }: Element) => tagName === 'figcaption';

const paragraph = (element: Element | undefined): ElementContent[] =>
  textOf(element) === '' ? [] : [create('p', {}, element?.children ?? [])];

/** A link with what the other site said about itself. */
const bookmark: Card = (element, lose) => {
  const link = linkIn(element);
  const details = ['author', 'publisher']
    .map((name) => textOf(withClass(element, `kg-bookmark-${name}`)))
    .filter((name) => name !== '');
  const thumbnail = withClass(element, 'kg-bookmark-thumbnail');
  const picture = thumbnail && findElement(thumbnail, ({ tagName }) => tagName === 'img');
  if (picture) {
    lose({ kind: 'image', detail: `${attribute(picture, 'src')}: preview of a link` }, element);
  }
  return [
    ...(link
      ? [linkTo(attribute(link, 'href'), textOf(withClass(element, 'kg-bookmark-title')))]
      : []),
    ...paragraph(withClass(element, 'kg-bookmark-description')),
    ...(details.length > 0
      ? [create('p', {}, [create('em', {}, [text(details.join(', '))])])]
      : []),
    ...paragraph(withClass(element, 'kg-bookmark-caption') ?? findElement(element, isCaption)),
  ];
};

const callout: Card = (element) => {
  const body = withClass(element, 'kg-callout-text');
  const emoji = textOf(withClass(element, 'kg-callout-emoji'));
  const start = emoji ? [text(`${emoji} `)] : [];
  return [create('blockquote', {}, [create('p', {}, [...start, ...(body?.children ?? [])])])];
};

const toggle: Card = (element, lose) => {
  lose({ kind: 'formatting', detail: 'toggle: always open here' }, element);
  const heading = withClass(element, 'kg-toggle-heading-text');
  const body = withClass(element, 'kg-toggle-content');
  return [create('h4', {}, heading?.children ?? []), ...(body?.children ?? [])];
};

const MAX_STARS = 5;

const product: Card = (element) => {
  const picture = withClass(element, 'kg-product-card-image');
  const stars = findAll(element, 'span').filter((star) =>
    hasClass(star, 'kg-product-card-rating-active'),
  ).length;
  const title = withClass(element, 'kg-product-card-title');
  const button = withClass(element, 'kg-product-card-button');
  return [
    ...(picture ? [create('p', {}, [picture])] : []),
    ...(title ? [create('h4', {}, title.children)] : []),
    ...(stars > 0
      ? [create('p', {}, [text('★'.repeat(stars) + '☆'.repeat(Math.max(0, MAX_STARS - stars)))])]
      : []),
    ...(withClass(element, 'kg-product-card-description')?.children ?? []),
    ...(button ? [linkTo(attribute(button, 'href'), textOf(button))] : []),
  ];
};

const file: Card = (element) => {
  const link = linkIn(element);
  if (!link) return [];
  const title =
    textOf(withClass(element, 'kg-file-card-title')) ||
    textOf(withClass(element, 'kg-file-card-filename'));
  return [
    linkTo(attribute(link, 'href'), title),
    ...paragraph(withClass(element, 'kg-file-card-caption')),
  ];
};

const player =
  (tagName: 'audio' | 'video', titleClass: string): Card =>
  (element) => {
    const media = findElement(element, (child) => child.tagName === tagName);
    if (!media) return [];
    const title = textOf(withClass(element, titleClass));
    const described = create(tagName, { ...media.properties, title }, media.children);
    return [described, ...paragraph(findElement(element, isCaption))];
  };

const form: Card = (element, lose) => {
  const words = ['heading', 'subheading', 'disclaimer']
    .map((name) => textOf(withClass(element, `kg-signup-card-${name}`)))
    .filter((part) => part !== '');
  lose({ kind: 'form', detail: `signup card: ${quoteStart(words.join(' '))}` }, element);
  return [];
};

const button: Card = (element) => {
  const link = linkIn(element);
  return link ? [linkTo(attribute(link, 'href'), textOf(link))] : [];
};

const CARDS: Readonly<Record<string, Card>> = {
  'kg-audio-card': player('audio', 'kg-audio-title'),
  'kg-bookmark-card': bookmark,
  'kg-button-card': button,
  'kg-callout-card': callout,
  'kg-file-card': file,
  'kg-product-card': product,
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
    const { position } = element;
    // What is lost of the elements later has the place of the card.
    const replacement = card(element, lose).map((node) =>
      position ? { ...node, position } : node,
    );
    parent.children.splice(index, 1, ...replacement);
    return [SKIP, index + replacement.length];
  });
}
