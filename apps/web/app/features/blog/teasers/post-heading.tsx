import { pages, pathTo } from '@rostra/contract/pages';
import { Link } from '@rostra/ui';
import { TextIn } from '../../../lib/languages/text-in.tsx';
import type { PostTeaser } from '../post.ts';

interface PostHeadingProps {
  post: PostTeaser;
  level: 2 | 3;
  className: string;
}

/** A title whose link covers the whole teaser. */
export function PostHeading({ post: { slug, title, locale }, level, className }: PostHeadingProps) {
  const Heading = `h${level}` as const;
  return (
    <Heading className={className}>
      <Link
        href={pathTo(pages.blogPost, { slug })}
        className="no-underline after:absolute after:inset-0 group-hover:underline group-hover:decoration-1"
      >
        <TextIn locale={locale}>{title}</TextIn>
      </Link>
    </Heading>
  );
}
