import newsreaderAccents from '@rostra/ui/fonts/newsreader-accents.woff2?url';
import publicSansAccents from '@rostra/ui/fonts/public-sans-accents.woff2?url';
import { useLanguage } from '../messages/language.ts';

/** Every text of these languages has letters that English pages load only when they occur. */
const WITH_ACCENTS = new Set(['de', 'fr', 'es']);

/** Loads accented letters together with the other letters, so that words do not change while reading. */
export function AccentFonts() {
  if (!WITH_ACCENTS.has(useLanguage())) return null;
  return [newsreaderAccents, publicSansAccents].map((href) => (
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
