import type { Element, ElementContent } from 'hast';
import { attribute, create, findAll, findElement, textOf } from './elements.ts';
import type { Lose } from './loss-list.ts';

const isCaption = ({ tagName }: Element): boolean => tagName === 'figcaption';

/**
 * A picture with a caption. Galleries have several, each of which becomes a paragraph. A caption is plain text
 * here, and a picture that is a link has none: then the caption follows as a paragraph.
 */
export function replaceFigure(element: Element, lose: Lose): ElementContent[] | undefined {
  const images = findAll(element, 'img');
  const caption = findElement(element, isCaption);
  const words = textOf(caption);
  // Something else that has a picture in it.
  if (images.length === 0 || textOf(element) !== words) return undefined;
  const link = findElement(element, (child) => child.tagName === 'a' && hasImage(child));
  const isLinked = link !== undefined && images.length === 1;
  const isParagraph = words !== '' && (isLinked || findAll(caption ?? element, 'a').length > 0);
  const pictures = images.map((image, index) => {
    const isLast = index === images.length - 1;
    const title = isLast && words !== '' && !isParagraph ? { title: words } : {};
    reportTitle(image, title.title, lose);
    const picture = create('img', { ...image.properties, ...title }, []);
    return create('p', {}, [
      isLinked ? create('a', { href: attribute(link, 'href') }, [picture]) : picture,
    ]);
  });
  if (!isParagraph || !caption) return pictures;
  const isOneParagraph = findAll(caption, 'p').length === 0;
  return [
    ...pictures,
    ...(isOneParagraph
      ? [create('p', {}, [create('em', {}, caption.children)])]
      : caption.children),
  ];
}

const hasImage = (element: Element): boolean => findAll(element, 'img').length > 0;

/** A picture has a caption or a title, as both are its title in Markdown. */
function reportTitle(image: Element, caption: string | undefined, lose: Lose): void {
  const title = attribute(image, 'title').trim();
  if (title === '' || caption === undefined || title === caption) return;
  lose({ kind: 'field', detail: `title of a picture: ${title}` }, image);
}
