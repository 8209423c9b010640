import newsreaderAccents from '@rostra/ui/fonts/newsreader-accents.woff2?url';
import newsreader from '@rostra/ui/fonts/newsreader-latin.woff2?url';
import publicSansAccents from '@rostra/ui/fonts/public-sans-accents.woff2?url';
import publicSans from '@rostra/ui/fonts/public-sans-latin.woff2?url';
import { useLanguage } from '../messages/language.ts';

/** Every text of these languages has letters that English pages load only when they occur. */
const WITH_ACCENTS = new Set(['de', 'fr', 'es']);

const basic = [newsreader, publicSans];
const withAccents = [...basic, newsreaderAccents, publicSansAccents];

/**
 * Loads the default fonts before the style sheet names them, and accented letters together with the others,
 * so that words do not change while reading.
 */
export function FontPreloads() {
  return (WITH_ACCENTS.has(useLanguage()) ? withAccents : basic).map((href) => (
    <link
      key={href}
      rel="preload"
      href={href}
      as="font"
      type="font/woff2"
      crossOrigin="anonymous"
    />
  ));
}
