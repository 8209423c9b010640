import { Fragment } from 'react';
import { Day } from '../../components/day.tsx';
import type { PostTeaser } from './post.ts';

/** Author, date and length, quiet. */
export function Byline({ post, updatedAt }: { post: PostTeaser; updatedAt?: string }) {
  const isUpdated = updatedAt !== undefined && day(updatedAt) > day(post.publishedAt);
  const parts = [
    post.authorName,
    <Day key="published" iso={post.publishedAt} />,
    isUpdated ? (
      <Fragment key="updated">
        updated <Day iso={updatedAt} />
      </Fragment>
    ) : undefined,
    `${post.readingMinutes} min read`,
  ].filter((part) => part !== undefined);
  return (
    <p className="text-muted text-sm">
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts never change places
        <Fragment key={index}>
          {index > 0 ? (
            <>
              <span aria-hidden="true"> · </span>
              <span className="sr-only">, </span>
            </>
          ) : null}
          <span className="whitespace-nowrap">{part}</span>
        </Fragment>
      ))}
    </p>
  );
}

const day = (iso: string) => iso.slice(0, 10);
