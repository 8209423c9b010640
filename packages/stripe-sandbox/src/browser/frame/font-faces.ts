import type { CustomFont } from '../protocol.ts';

/** Absolute URLs only, as with Stripe: the frame cannot resolve the page's relative URLs. */
const SOURCE = /^url\("?https?:\/\/[^"()\\\s]+"?\)$/;
const NAME = /^[\w -]+$/;
const WEIGHT = /^\d{1,4}( \d{1,4})?$/;

/** Converts the page's fonts to @font-face rules for the frame. Anything else is skipped. */
export function fontFaces(fonts: readonly CustomFont[]): string {
  return fonts
    .filter(
      ({ family, src, weight = '400' }) =>
        NAME.test(family) && SOURCE.test(src) && WEIGHT.test(weight),
    )
    .map(
      ({ family, src, weight = '400' }) =>
        `@font-face{font-family:"${family}";font-weight:${weight};font-display:swap;src:${src}}`,
    )
    .join('\n');
}
