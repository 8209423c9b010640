import { Link } from '@rostra/ui';
import { Byline } from './byline.tsx';
import type { PostTeaser } from './post.ts';

interface PostRowProps {
  post: PostTeaser;
  headingLevel?: 2 | 3;
  hasExcerpt?: boolean;
}

export function PostRow({ post, headingLevel = 3, hasExcerpt = true }: PostRowProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <article className="group relative">
      <Heading className="text-xl">
        <Link
          href={`/blog/${post.slug}`}
          className="no-underline after:absolute after:inset-0 group-hover:underline group-hover:decoration-1"
        >
          {post.title}
        </Link>
      </Heading>
      {hasExcerpt ? (
        <p className="mt-1.5 line-clamp-3 max-w-measure text-muted text-sm">{post.excerpt}</p>
      ) : null}
      <div className="mt-2">
        <Byline post={post} />
      </div>
    </article>
  );
}
