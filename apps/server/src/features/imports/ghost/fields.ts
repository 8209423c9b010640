import type { Loss } from '../content-source.ts';
import { htmlToText } from '../html/html-to-text.ts';
import { quoteStart } from '../html/quote-text.ts';
import { type GhostRow, textIn } from './read-export.ts';

/** For networks that show links to a page. Here, they get the texts for search engines. */
const SHARED = [
  ...['og_image', 'og_title', 'og_description'],
  ...['twitter_image', 'twitter_title', 'twitter_description'],
];

/** What Ghost knows about a post, an author or a tag, and this site does not. */
export const POST_FIELDS = [
  ...['codeinjection_head', 'codeinjection_foot', 'canonical_url', 'custom_template'],
  ...[...SHARED, 'email_subject', 'frontmatter', 'featured'],
];
export const AUTHOR_FIELDS = [
  ...['cover_image', 'website', 'location', 'meta_title', 'meta_description'],
  ...['facebook', 'twitter', 'threads', 'bluesky', 'mastodon', 'tiktok', 'youtube', 'instagram'],
  'linkedin',
];
export const TAG_FIELDS = [
  ...['description', 'feature_image', 'meta_title', 'meta_description', ...SHARED],
  ...['codeinjection_head', 'codeinjection_foot', 'canonical_url', 'accent_color'],
];

/** Lists what has no place here, with its text. */
export function listFields(
  row: GhostRow,
  fields: readonly string[],
  lose: (loss: Loss) => void,
): void {
  for (const key of fields) {
    const value = textIn(row, key);
    const isCode = key.startsWith('codeinjection');
    if (value !== undefined && isCode) lose({ kind: 'field', detail: key });
    else if (value !== undefined) {
      lose({ kind: 'field', detail: `${key}: ${quoteStart(htmlToText(value))}` });
    } else if (row[key] === 1 || row[key] === true) lose({ kind: 'field', detail: key });
  }
}
