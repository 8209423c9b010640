import { feedPaths, inLanguage } from '@rostra/contract/pages';
import { useMessages } from '@rostra/messages/react';
import type { ReactNode } from 'react';
import { TextIn } from '../../../lib/languages/text-in.tsx';
import { useRootData } from '../../../lib/site/site-context.ts';
import { FilterEntry } from './blog-frame.tsx';
import { type Choice, listPath, slugsOf } from './post-list.ts';

interface SubjectsProps {
  choice: Choice;
  search?: string;
}

/** The sidebar of a list: tags and feeds. */
export function Subjects({ choice: { tags, filters }, search }: SubjectsProps) {
  const t = useMessages('blog');
  const root = useRootData();
  const feed = (path: string) =>
    root ? inLanguage(path, root.language, root.site.languages) : path;
  const { category, tag: chosen } = slugsOf(filters);
  return (
    <div data-print="hidden" className="text-sm lg:pt-8">
      {tags.length > 0 ? (
        <nav aria-labelledby="subjects">
          <h2 id="subjects" className="font-sans font-semibold text-sm tracking-normal">
            {t('subjects')}
          </h2>
          <ul className="mt-2 flex flex-wrap gap-x-5 lg:block">
            {chosen ? (
              <FilterEntry
                label={t('allSubjects')}
                href={listPath({ category, search })}
                isCurrent={false}
              />
            ) : null}
            {tags.map(({ name, slug, locale }) => (
              <FilterEntry
                key={slug}
                label={<TextIn locale={locale}>{name}</TextIn>}
                href={listPath({ category, tag: slug, search })}
                isCurrent={slug === chosen}
              />
            ))}
          </ul>
        </nav>
      ) : null}
      <p className="mt-8 border-line border-t pt-4 text-muted">
        {t.rich('feeds', {
          rss: (name) => <FeedLink href={feed(feedPaths.rss)}>{name}</FeedLink>,
          json: (name) => <FeedLink href={feed(feedPaths.json)}>{name}</FeedLink>,
        })}
      </p>
    </div>
  );
}

function FeedLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} className="text-accent underline">
      {children}
    </a>
  );
}
