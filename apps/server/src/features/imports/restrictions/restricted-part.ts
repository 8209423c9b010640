import type { Loss } from '../content-source.ts';
import { htmlToText } from '../html/html-to-text.ts';
import { lastWordsOfHtml, quoteStart } from '../html/quote-text.ts';

/** A part of a text that not everybody could read. */
export interface RestrictedPart {
  readonly from: number;
  readonly to: number;
  /** The shortcode or block that marks it. */
  readonly name: string;
}

/** Leaves parts out that not everybody could read, and lists each with its place. */
export function withoutParts(
  html: string,
  parts: readonly RestrictedPart[],
  lose: (loss: Loss) => void,
): string {
  let shown = '';
  let done = 0;
  for (const { from, to, name } of parts.toSorted((a, b) => a.from - b.from)) {
    if (to <= done) continue;
    shown += html.slice(done, Math.max(from, done));
    lose({
      kind: 'part',
      detail: `${name}: ${quoteStart(htmlToText(html.slice(from, to)))}`,
      places: [lastWordsOfHtml(shown)],
    });
    done = to;
  }
  return shown + html.slice(done);
}
