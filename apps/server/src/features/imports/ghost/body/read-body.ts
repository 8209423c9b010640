import type { Loss } from '../../content-source.ts';
import { type Conversion, htmlToMarkdown } from '../../html/html-to-markdown.ts';
import { htmlToText } from '../../html/html-to-text.ts';
import { lastWordsOfHtml, quoteStart } from '../../html/quote-text.ts';
import { type Audience, isOpenTo } from '../access/audience.ts';
import { type GatedPart, splitGatedParts, type TextPart } from '../access/gated-parts.ts';
import { findHiddenCards } from '../access/hidden-cards.ts';
import { type GhostRow, textIn } from '../read-export.ts';
import { replaceCards } from './cards.ts';

/** Everyone could read what is before it, as a preview of a text for members. */
const PAYWALL = '<!--members-only-->';

interface Body extends Conversion {
  /** The source has cards for members that the HTML does not mark. */
  readonly hasUnmarkedCards: boolean;
}

/** The text as Ghost showed it to these readers. What only others saw is left out and listed. */
export function readBody(
  post: GhostRow,
  audience: Audience,
  rewrite: (address: string) => string,
): Body {
  const html = textIn(post, 'html');
  const parts = splitGatedParts(html ?? '');
  const { gated, emailed } = findHiddenCards(post);
  const isHidden = (part: Audience) => !isOpenTo(part, audience);
  const marked = parts.filter((part) => typeof part !== 'string' && isHidden(part.audience));
  const losses: Loss[] = emailed.map((text) => ({
    kind: 'part',
    detail: `only in the email: ${quoteStart(text)}`,
  }));
  const converted = html === undefined ? unconverted(post) : convert(parts, audience, rewrite);
  return {
    ...converted,
    losses: [...losses, ...converted.losses],
    hasUnmarkedCards: gated.filter(isHidden).length > marked.length,
  };
}

function convert(
  parts: readonly TextPart[],
  audience: Audience,
  rewrite: (address: string) => string,
): Conversion {
  const losses: Loss[] = [];
  let shown = '';
  for (const part of parts) {
    if (typeof part === 'string') shown += part;
    else if (isOpenTo(part.audience, audience)) {
      losses.push({ kind: 'access', detail: `a part was only for ${describe(part)}` });
      shown += part.html;
    } else {
      losses.push({
        kind: 'part',
        detail: `for ${describe(part)}`,
        places: [lastWordsOfHtml(shown)],
      });
    }
  }
  const mark = shown.indexOf(PAYWALL);
  if (audience !== 'public' && mark !== -1) {
    const places = [lastWordsOfHtml(shown.slice(0, mark))];
    losses.push({ kind: 'access', detail: 'everyone could read the text up to here', places });
  }
  const converted = htmlToMarkdown(shown, { rewrite, prepare: replaceCards });
  return { ...converted, losses: [...losses, ...converted.losses] };
}

const describe = ({ readers, html }: GatedPart): string =>
  `${readers}: ${quoteStart(htmlToText(html))}`;

/** Old exports have only the source of a text, which is Markdown. */
function unconverted(post: GhostRow): Conversion {
  const isWritten = textIn(post, 'lexical') ?? textIn(post, 'mobiledoc');
  const markdown = textIn(post, 'markdown') ?? textIn(post, 'plaintext') ?? '';
  const losses: Loss[] = isWritten ? [{ kind: 'field', detail: 'text that was never shown' }] : [];
  return { markdown, losses };
}
