import { useMessages } from '@rostra/messages/react';
import { Day } from '../../../lib/dates/day.tsx';
import { DottedLine } from '../../../lib/documents/dotted-line.tsx';
import { useFormat } from '../../../lib/format/use-format.ts';
import type { PostTeaser } from '../post.ts';

interface BylineProps {
  post: Pick<PostTeaser, 'access' | 'authorName' | 'publishedAt' | 'readingMinutes'>;
  updatedAt?: string;
}

export function Byline({ post, updatedAt }: BylineProps) {
  const t = useMessages('blog');
  const documents = useMessages('documents');
  const format = useFormat();
  const { calendarDay: day } = format;
  const isUpdated = updatedAt !== undefined && day(updatedAt) > day(post.publishedAt);
  return (
    <DottedLine>
      {post.authorName}
      <Day iso={post.publishedAt} />
      {isUpdated
        ? t.rich('updated', {
            day: format.date(updatedAt),
            date: (day) => <Day iso={updatedAt}>{day}</Day>,
          })
        : null}
      {documents('readingTime', { minutes: post.readingMinutes })}
      {post.access ? documents('forMembers') : null}
    </DottedLine>
  );
}
