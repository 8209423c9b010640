import { editionAddresses, feedPaths, inLanguage, pages, pathTo } from '@rostra/contract/pages';
import { type ContentService, escapeXml, listNewestEditions } from '../../content/index.ts';
import { policies } from '../policies.ts';

const ITEMS = 30;

/** The newest editions of all policies in a language as RSS, with the reasons of the changes. */
export async function changesFeed(
  { store, siteUrl, languages, messagesOf }: ContentService,
  locale: string,
): Promise<string> {
  const t = messagesOf(locale).of('content-server');
  const rows = await listNewestEditions(store, {
    collection: policies.plural,
    locale,
    limit: ITEMS,
  });
  const absolute = (path: string) => escapeXml(siteUrl + inLanguage(path, locale, languages));
  const items = rows.map((row) => {
    const number = Number(row.edition);
    const path = pathTo(
      { path: editionAddresses.permanent },
      {
        documentId: row.document_id,
        number: String(number),
      },
    );
    const kind = number === 1 ? t('firstEdition') : undefined;
    const reason =
      row.reason ?? kind ?? (row.edition_kind === 'correction' ? t('minorCorrection') : '');
    const title = t('editionTitle', { title: JSON.parse(row.data).title, number });
    return `<item>
<title>${escapeXml(title)}</title>
<link>${absolute(path)}</link>
<guid isPermaLink="true">${absolute(path)}</guid>
<pubDate>${new Date(String(row.edition_at)).toUTCString()}</pubDate>
<description>${escapeXml(reason)}</description>
</item>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
<channel>
<title>${escapeXml(t('policyChanges'))}</title>
<link>${absolute(pathTo(pages.landing))}</link>
<description>${escapeXml(t('policyChangesText'))}</description>
<language>${escapeXml(locale)}</language>
<atom:link href="${absolute(feedPaths.policyChanges)}" rel="self" type="application/rss+xml"/>
${items.join('\n')}
</channel>
</rss>
`;
}
