import { readBlogList } from '@rostra/contract';
import { pages, pathTo } from '@rostra/contract/pages';
import { useMessages } from '@rostra/messages/react';
import { Link } from '@rostra/ui';
import { useQuery } from '@tanstack/react-query';
import { Day } from '../../lib/dates/day.tsx';
import { useLocaleQuery } from '../../lib/languages/content-locale.ts';
import { TextIn } from '../../lib/languages/text-in.tsx';
import { useApi } from '../sessions/index.ts';
import { DashboardSection } from './dashboard-section.tsx';

const SHOWN = 4;

/** The latest posts. Hidden if they cannot be loaded. */
export function MemberNews() {
  const t = useMessages('dashboard');
  const api = useApi();
  const locale = useLocaleQuery();
  const { data } = useQuery({
    queryKey: ['news', locale],
    queryFn: ({ signal }) =>
      api(readBlogList, { query: { pageSize: SHOWN, ...locale } }, { signal }),
  });
  if (!data || data.data.length === 0) return null;
  return (
    <DashboardSection
      id="news"
      title={t('news')}
      more={{ label: t('allNews'), href: pathTo(pages.blog) }}
    >
      <ul className="divide-y divide-line">
        {data.data.map(({ slug, title, publishedAt, locale: textLocale }) => (
          <li key={slug} className="group relative py-4">
            <p className="text-muted text-xs">{publishedAt ? <Day iso={publishedAt} /> : null}</p>
            <Link
              href={pathTo(pages.blogPost, { slug })}
              className="mt-0.5 block font-medium font-serif text-lg leading-snug no-underline after:absolute after:inset-0 group-hover:underline group-hover:decoration-1"
            >
              <TextIn locale={textLocale}>{title}</TextIn>
            </Link>
          </li>
        ))}
      </ul>
    </DashboardSection>
  );
}
