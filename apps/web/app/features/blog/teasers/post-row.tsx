import { pages, pathTo } from '@rostra/contract/pages';
import { cx, Link } from '@rostra/ui';
import { Excerpt } from '../../../lib/documents/excerpt.tsx';
import { TextIn } from '../../../lib/languages/text-in.tsx';
import { Picture } from '../../../lib/pictures/picture.tsx';
import type { PostTeaser } from '../post.ts';
import { Byline } from './byline.tsx';

interface PostRowProps {
  post: PostTeaser;
  headingLevel?: 2 | 3;
  /** Shows a thumbnail on wider screens. */
  hasPicture?: boolean;
}

export function PostRow({ post, headingLevel = 3, hasPicture = false }: PostRowProps) {
  const Heading = `h${headingLevel}` as const;
  const picture = hasPicture ? post.picture : undefined;
  return (
    <article
      className={cx(
        'group relative',
        picture && 'grid gap-x-6 sm:grid-cols-[minmax(0,1fr)_10rem] lg:gap-x-8',
      )}
    >
      <div>
        <Heading className="text-xl">
          <Link
            href={pathTo(pages.blogPost, { slug: post.slug })}
            className="no-underline after:absolute after:inset-0 group-hover:underline group-hover:decoration-1"
          >
            <TextIn locale={post.locale}>{post.title}</TextIn>
          </Link>
        </Heading>
        <Excerpt locale={post.locale} className="line-clamp-3">
          {post.excerpt}
        </Excerpt>
        <div className="mt-2">
          <Byline post={post} />
        </div>
      </div>
      {picture ? (
        <div className="hidden sm:block">
          <Picture
            picture={{ ...picture, alt: '' }}
            sizes="10rem"
            className="mt-1 aspect-[4/3] object-cover"
          />
        </div>
      ) : null}
    </article>
  );
}
