import { Day } from '../../components/day.tsx';
import type { PostTeaser } from './post.ts';

/** Author and date, quiet. */
export function Byline({ post }: { post: PostTeaser }) {
  return (
    <p className="text-muted text-sm">
      {post.authorName}
      <span aria-hidden="true"> · </span>
      <span className="sr-only">, </span>
      <Day iso={post.publishedAt} />
      {post.readingMinutes ? (
        <>
          <span aria-hidden="true"> · </span>
          <span className="sr-only">, </span>
          {post.readingMinutes} min read
        </>
      ) : null}
    </p>
  );
}
