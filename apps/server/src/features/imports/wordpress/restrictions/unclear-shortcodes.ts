import { lastWordsOfHtml } from '../../html/quote-text.ts';
import { isForVisitors, isRestrictedName } from '../../restrictions/restricted-names.ts';
import { shortcodeTagsIn } from './shortcode-tags.ts';

/** A shortcode around a part of the text of which we do not know who could read it. */
export interface UnclearShortcode {
  readonly name: string;
  /** The last words before it. */
  readonly place: string;
}

/** Each becomes a remark. */
const MAX_LISTED = 20;

/** Page builders and collections of shortcodes put their names before those of their elements. */
const PREFIX =
  /^(?:av|avia|bs|cs|et_pb|ez|fl|fusion(?:_builder)?|kc|mk|su|themify|ux|vc|wp|wpb|x)_/;

/** Layout and formatting: they show their content to everybody. */
const HARMLESS = new Set(
  'accordion accordions alert align audio b bar blockquote blurb box boxes button buttons call caption carousel center'
    .concat(' clear code col collapse cols color colored column columns contact container')
    .concat(' counter css cta divider drop dropcap dropcaps efn em embed faq fifth first five')
    .concat(' font footnote footnotes form four fourth fraction full gallery google grid')
    .concat(' h half heading highlight html i icon icons image images img info inner item items')
    .concat(' javascript last latex lead left letter li link list lists map maps math message')
    .concat(' note notice ol one outer p panel panels php playlist pre progress pullquote quote')
    .concat(' ref right row rows section separator sixth slide slider slides slideshow soundcloud')
    .concat(' sourcecode space spoiler strong sub success sup tab table tabgroup tabs td')
    .concat(
      ' testimonial testimonials text th third three title to action toggle toggles tooltip tr',
    )
    .concat(' two u ul url video videos vimeo warning well width wrap wrapper youtube')
    .split(' '),
);

function isHarmless(name: string): boolean {
  const words = name.replaceAll('-', '_').replace(PREFIX, '').split('_');
  return words.every((word) => word === '' || HARMLESS.has(word.replace(/\d+$/, '')));
}

/**
 * The shortcodes that enclose something and are not known to be harmless, and ends that have lost their beginnings:
 * plugins invent new names for parts that only members see.
 */
export function findUnclearShortcodes(content: string): UnclearShortcode[] {
  const starts = new Map<string, number>();
  const found = new Map<string, string>();
  for (const tag of shortcodeTagsIn(content)) {
    const name = tag.name.toLowerCase();
    if (!tag.isEnd) starts.set(name, starts.get(name) ?? tag.from);
    else if (!found.has(name) && !isOpen(name)) {
      found.set(name, lastWordsOfHtml(content.slice(0, starts.get(name) ?? tag.from)));
      if (found.size === MAX_LISTED) break;
    }
  }
  return [...found].map(([name, place]) => ({ name, place }));
}

const isOpen = (name: string): boolean =>
  isForVisitors(name) || (isHarmless(name) && !isRestrictedName(name));
