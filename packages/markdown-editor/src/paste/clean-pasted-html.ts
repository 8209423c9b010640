import { convertNotes } from './convert-notes.ts';
import { convertWordLists } from './convert-word-lists.ts';
import { type PreparedImages, prepareImages } from './prepare-images.ts';
import { simplifyTables } from './simplify-tables.ts';

/** Elements that carry nothing a text can have. */
const DROPPED = 'style, script, meta, link, title, xml, o\\:p, colgroup';

export interface CleanHtml {
  readonly html: string;
  readonly images: PreparedImages;
}

/**
 * Turns what Word, LibreOffice and Google Docs put on the clipboard into plain HTML: lists are lists,
 * notes are footnotes, formatting by style attributes becomes elements, and headings begin at the second
 * level, because the title of the page is the first.
 */
export function cleanPastedHtml(html: string): CleanHtml {
  // Word hides the bullets of its lists in conditional comments.
  const body = new DOMParser().parseFromString(html.replace(/<!\[[^>]*\]>/g, ''), 'text/html').body;
  convertWordLists(body);
  convertNotes(body);
  for (const element of body.querySelectorAll(DROPPED)) element.remove();
  unwrapGoogleDocs(body);
  convertStyles(body);
  const images = prepareImages(body);
  simplifyTables(body);
  lowerHeadings(body);
  return { html: body.innerHTML, images };
}

/** Google Docs wraps everything in a `<b>` that is not bold. */
function unwrapGoogleDocs(body: HTMLElement): void {
  for (const wrapper of body.querySelectorAll('b[id^="docs-internal-guid"]')) {
    wrapper.replaceWith(...wrapper.childNodes);
  }
}

function convertStyles(body: HTMLElement): void {
  for (const element of body.querySelectorAll<HTMLElement>('span[style]')) {
    const { fontWeight, fontStyle, textDecoration } = element.style;
    const names = [
      ...(fontWeight === 'bold' || Number(fontWeight) >= 600 ? ['strong'] : []),
      ...(fontStyle === 'italic' ? ['em'] : []),
      ...(textDecoration.includes('line-through') ? ['del'] : []),
    ];
    for (const name of names) {
      const wrapper = document.createElement(name);
      wrapper.append(...element.childNodes);
      element.append(wrapper);
    }
    element.replaceWith(...element.childNodes);
  }
}

function lowerHeadings(body: HTMLElement): void {
  const headings = [...body.querySelectorAll('h1, h2, h3, h4, h5, h6')];
  if (!headings.some(({ tagName }) => tagName === 'H1')) return;
  for (const heading of headings) {
    const level = Math.min(Number(heading.tagName.slice(1)) + 1, 6);
    const lower = document.createElement(`h${level}`);
    lower.append(...heading.childNodes);
    heading.replaceWith(lower);
  }
}
