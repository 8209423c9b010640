import { Day } from '../../../lib/dates/day.tsx';
import { DottedLine } from '../../../lib/documents/dotted-line.tsx';
import type { PostTeaser } from '../post.ts';

interface BylineProps {
  post: Pick<PostTeaser, 'authorName' | 'publishedAt' | 'readingMinutes'>;
  updatedAt?: string;
}

export function Byline({ post, updatedAt }: BylineProps) {
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
