import { pages, pathTo } from '@rostra/contract/pages';
import { useMessages } from '@rostra/messages/react';
import { TextLink } from '@rostra/ui';
import { LeadPost, PostRow, type PostTeaser } from '../blog/index.ts';

const ROWS = 4;

/** The newest posts: one lead and several smaller ones. */
export function FrontPage({ posts }: { posts: readonly PostTeaser[] }) {
  const t = useMessages('landing');
  const [lead, ...rest] = posts;
  if (!lead) return null;
  return (
    <section aria-labelledby="latest-posts" className="border-ink border-t">
      <div className="shell py-12 lg:py-20">
        <div className="flex items-baseline justify-between gap-4">
          <h2 id="latest-posts" className="text-2xl">
            {t('latestPosts')}
          </h2>
          <TextLink href={pathTo(pages.blog)} className="-my-2.5 py-2.5 text-sm">
            {t('allPosts')}
          </TextLink>
        </div>
        <div className="mt-8 grid gap-x-8 gap-y-10 lg:grid-cols-12">
          <div className="lg:col-span-7">
            <LeadPost post={lead} headingLevel={3} />
          </div>
          <ul className="divide-y divide-line border-line border-t lg:col-span-4 lg:col-start-9 lg:border-t-0">
            {rest.slice(0, ROWS).map((post) => (
              <li key={post.slug} className="py-6 lg:first:pt-0">
                <PostRow post={post} />
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
