import { elementIds, pages, pathTo } from '@rostra/contract/pages';
import { useMessages } from '@rostra/messages/react';
import { cx, Link } from '@rostra/ui';
import { PreviousNext } from '../../../lib/documents/previous-next.tsx';
import { TextIn } from '../../../lib/languages/text-in.tsx';
import { Picture } from '../../../lib/pictures/picture.tsx';
import type { Post, RelatedPost as Related } from '../post.ts';
import { Byline } from '../teasers/byline.tsx';

/** The previous, next and related posts. */
export function MoreReading({ post: { previous, next, related } }: { post: Post }) {
  const t = useMessages('blog');
  return (
    <div data-print="hidden" className="shell pb-section">
      <PreviousNext
        previous={previous}
        next={next}
        hrefOf={(slug) => pathTo(pages.blogPost, { slug })}
      />
      {related.length > 0 ? (
        <aside aria-labelledby={elementIds.related} className="border-ink border-t pt-8">
          <h2 id={elementIds.related} className="text-2xl">
            {t('readNext')}
          </h2>
          <ul className="mt-6 grid gap-x-8 gap-y-10 md:grid-cols-3">
            {related.map((teaser) => (
              <li key={teaser.slug}>
                <RelatedPost post={teaser} />
              </li>
            ))}
          </ul>
        </aside>
      ) : null}
    </div>
  );
}

function RelatedPost({ post }: { post: Related }) {
  return (
    <article
      className={cx(
        'group relative grid gap-x-4 gap-y-4',
        post.picture && 'grid-cols-[6rem_minmax(0,1fr)] md:grid-cols-1',
      )}
    >
      {post.picture ? (
        <Picture
          picture={post.picture}
          sizes="(min-width: 48rem) 25rem, 6rem"
          className="mt-1 aspect-square object-cover md:mt-0 md:aspect-video"
        />
      ) : null}
      <div>
        <h3 className="text-xl">
          <Link
            href={pathTo(pages.blogPost, { slug: post.slug })}
            className="no-underline after:absolute after:inset-0 group-hover:underline group-hover:decoration-1"
          >
            <TextIn locale={post.locale}>{post.title}</TextIn>
          </Link>
        </h3>
        <div className="mt-2">
          <Byline post={post} />
        </div>
      </div>
    </article>
  );
}
