import type { ReactNode } from 'react';
import { Day } from '../../components/day.tsx';
import type { PostTeaser } from './post.ts';

/** Author, date and length, quiet. */
export function Byline({ post, updatedAt }: { post: PostTeaser; updatedAt?: string }) {
  const isUpdated = updatedAt !== undefined && day(updatedAt) > day(post.publishedAt);
  return (
    // The dot before the first part of each line hangs out to the left and is cut off.
    <p className="overflow-hidden text-muted text-sm">
      <span className="-ml-3 flex flex-wrap">
        {post.authorName ? <Part>{post.authorName}</Part> : null}
        <Part>
          <Day iso={post.publishedAt} />
        </Part>
        {isUpdated ? (
          <Part>
            updated <Day iso={updatedAt} />
          </Part>
        ) : null}
        <Part>{post.readingMinutes} min read</Part>
      </span>
    </p>
  );
}

function Part({ children }: { children: ReactNode }) {
  return (
    <>
      <span className="whitespace-nowrap before:inline-block before:w-3 before:text-center before:content-['·'/'']">
        {children}
      </span>
      <span className="sr-only">, </span>
    </>
  );
}

const day = (iso: string) => iso.slice(0, 10);
