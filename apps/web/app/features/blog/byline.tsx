import { Day } from '../../components/day.tsx';
import { DottedLine } from '../../components/dotted-line.tsx';
import type { PostTeaser } from './post.ts';

/** Author, date and length, quiet. */
export function Byline({ post, updatedAt }: { post: PostTeaser; updatedAt?: string }) {
  const isUpdated = updatedAt !== undefined && day(updatedAt) > day(post.publishedAt);
  return (
    <DottedLine>
      {post.authorName}
      <Day iso={post.publishedAt} />
      {isUpdated ? (
        <>
          updated <Day iso={updatedAt} />
        </>
      ) : null}
      {`${post.readingMinutes} min read`}
    </DottedLine>
  );
}

const day = (iso: string) => iso.slice(0, 10);
