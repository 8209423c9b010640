import type { CustomFont } from '../protocol.ts';

/** A file by its whole address, as Stripe takes it; the frame has no folder of the page's to start from. */
const SOURCE = /^url\("?https?:\/\/[^"()\\\s]+"?\)$/;
const NAME = /^[\w -]+$/;
const WEIGHT = /^\d{1,4}( \d{1,4})?$/;

/** The page's own fonts as style rules for the frame. What is not plainly a font is left out. */
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
