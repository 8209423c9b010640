import { useMessages } from '@rostra/messages/react';
import { useQuery } from '@tanstack/react-query';
import { useLanguageName } from '../../../lib/formats/language-name.ts';
import { ListStates } from '../../../lib/list-states/list-states.tsx';
import { useApi } from '../../../session/session-provider.tsx';
import { crawlerFilesQuery } from './redirects-query.ts';

const heading = 'mb-2 border-ink border-t pt-4 text-xl';

/** A preview of robots.txt and the sitemaps. */
export function CrawlerFiles() {
  const t = useMessages('studio-redirects');
  const languageName = useLanguageName();
  const files = useQuery(crawlerFilesQuery(useApi()));
  const { robots = '', sitemaps = [] } = files.data ?? {};
  return (
    <>
      <p className="mt-4 max-w-measure text-muted">{t('crawlersText')}</p>
      <ListStates list={files} count={sitemaps.length} empty={null}>
        <div className="max-w-4xl">
          <section className="mt-6">
            <h2 className={heading}>
              <a href="/robots.txt">{t('robots')}</a>
            </h2>
            <pre dir="ltr" className="overflow-x-auto rounded bg-sunken p-3 text-xs">
              {robots}
            </pre>
          </section>
          {sitemaps.map(({ language, url, total, addresses }) => (
            <section key={language} className="mt-8">
              <h2 className={heading}>
                <a href={url}>{t('sitemap', { language: languageName(language) })}</a>
              </h2>
              <p className="text-muted">{t('addresses', { count: total })}</p>
              <ul dir="ltr" className="mt-2 text-xs">
                {addresses.map((address) => (
                  <li key={address} className="border-line border-b py-1 [overflow-wrap:anywhere]">
                    {address}
                  </li>
                ))}
              </ul>
              {total > addresses.length ? (
                <p className="mt-2 text-muted">
                  {t('andMore', { count: total - addresses.length })}
                </p>
              ) : null}
            </section>
          ))}
        </div>
      </ListStates>
    </>
  );
}
