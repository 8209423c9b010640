import { cx } from '@rostra/ui';
import { TextIn } from '../../../lib/languages/text-in.tsx';
import { Picture } from '../../../lib/pictures/picture.tsx';
import type { PostTeaser } from '../post.ts';
import { Byline } from './byline.tsx';
import { PostHeading } from './post-heading.tsx';

interface LeadPostProps {
  post: PostTeaser;
  headingLevel: 2 | 3;
  /** Above the fold, so its picture is loaded eagerly. */
  isFirst?: boolean;
  /** Picture and text side by side on wide screens. */
  isWide?: boolean;
}

/** The lead post of a list. All of it is one link. */
export function LeadPost({ post, headingLevel, isFirst = false, isWide = false }: LeadPostProps) {
  return (
    <article
      className={cx(
        'group relative grid gap-x-8 gap-y-5',
        isWide && post.picture && 'items-center lg:grid-cols-12',
      )}
    >
      {post.picture ? (
        <div className={cx(isWide && 'lg:col-span-7')}>
          <Picture
            picture={{ ...post.picture, alt: '' }}
            sizes="(min-width: 64rem) 44rem, 100vw"
            isFirst={isFirst}
            className="aspect-video object-cover"
          />
        </div>
      ) : null}
      <div className={isWide ? 'lg:col-span-5' : undefined}>
        {post.category ? (
          <p className="mb-2 text-accent text-sm">
            <TextIn locale={post.locale}>{post.category.name}</TextIn>
          </p>
        ) : null}
        <PostHeading post={post} level={headingLevel} className="text-3xl" />
        <p className="figures-text mt-3 max-w-measure font-serif text-lg leading-normal">
          <TextIn locale={post.locale}>{post.excerpt}</TextIn>
        </p>
        <div className="mt-4">
          <Byline post={post} />
        </div>
      </div>
    </article>
  );
}
