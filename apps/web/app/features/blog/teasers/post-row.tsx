import { cx } from '@rostra/ui';
import { Excerpt } from '../../../lib/documents/excerpt.tsx';
import { Picture } from '../../../lib/pictures/picture.tsx';
import type { PostTeaser } from '../post.ts';
import { Byline } from './byline.tsx';
import { PostHeading } from './post-heading.tsx';

interface PostRowProps {
  post: PostTeaser;
  headingLevel?: 2 | 3;
  /** Shows a thumbnail on wider screens. */
  hasPicture?: boolean;
}

export function PostRow({ post, headingLevel = 3, hasPicture = false }: PostRowProps) {
  const picture = hasPicture ? post.picture : undefined;
  return (
    <article
      className={cx(
        'group relative',
        picture && 'grid gap-x-6 sm:grid-cols-[minmax(0,1fr)_10rem] lg:gap-x-8',
      )}
    >
      <div>
        <PostHeading post={post} level={headingLevel} className="text-xl" />
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
