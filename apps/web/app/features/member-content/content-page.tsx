import type { PostLink } from '@rostra/contract';
import { Badge, Breadcrumbs, Button, cx, Link, useToast } from '@rostra/ui';
import { type ReactNode, useCallback, useRef } from 'react';
import { ContentsFold } from '../../components/contents-list.tsx';
import { Day } from '../../components/day.tsx';
import { DottedLine } from '../../components/dotted-line.tsx';
import { Picture } from '../../components/picture.tsx';
import { PrintedFrom } from '../../components/printed-from.tsx';
import { RichText } from '../../components/rich-text.tsx';
import { finishBody } from '../../lib/finish-body.ts';
import { pictureOf } from '../../lib/picture-of.ts';
import { Attachments } from './attachments.tsx';
import { LockedContent } from './locked-content.tsx';
import { type Content, type ContentAnswer, useMarkRead, useSendProgress } from './use-content.ts';
import { useReading } from './use-reading.ts';

export function ContentPage({ answer: { data: content, meta } }: { answer: ContentAnswer }) {
  return (
    <>
      <article>
        <ContentHeader content={content} isRead={meta.progress?.isRead ?? false} />
        {content.isLocked ? <LockedContent content={content} /> : null}
        <FeaturedPicture content={content} />
        {content.isLocked ? null : <OpenContent content={content} progress={meta.progress} />}
      </article>
      <Neighbours {...meta} />
    </>
  );
}

function ContentHeader({ content, isRead }: { content: Content; isRead: boolean }) {
  const { category, author, publishedAt, readingMinutes, excerpt } = content;
  const crumbs = [
    { label: 'Member Content', href: '/dashboard/content' },
    ...(category
      ? [{ label: category.name, href: `/dashboard/content?category=${category.slug}` }]
      : []),
  ];
  return (
    <header className="max-w-[46rem]">
      <PrintedFrom />
      <Breadcrumbs items={crumbs} />
      <h1 className="mt-4 text-4xl tracking-display">{content.title}</h1>
      {excerpt ? (
        <p className="figures-text mt-4 max-w-measure font-serif text-muted text-xl">{excerpt}</p>
      ) : null}
      <div className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-2">
        <DottedLine>
          {author?.name}
          {publishedAt ? <Day iso={publishedAt} /> : null}
          {`${readingMinutes} min read`}
        </DottedLine>
        {isRead ? <Badge tone="success">Read</Badge> : null}
      </div>
    </header>
  );
}

function FeaturedPicture({ content: { featuredImage } }: { content: Content }) {
  const picture = pictureOf(featuredImage);
  if (!picture) return null;
  return (
    <figure className="mt-8 max-w-[46rem] print:max-w-[120mm]">
      <Picture picture={picture} sizes="(min-width: 48rem) 46rem, 100vw" isFirst />
      {featuredImage?.caption ? (
        <figcaption className="mt-3 text-muted text-xs">{featuredImage.caption}</figcaption>
      ) : null}
    </figure>
  );
}

interface OpenContentProps {
  content: Content;
  progress: ContentAnswer['meta']['progress'];
}

function OpenContent({ content, progress }: OpenContentProps) {
  const text = useRef<HTMLDivElement>(null);
  const toast = useToast();
  const position = useReading(text, {
    progress,
    send: useSendProgress(content),
    onRestored: useCallback(() => {
      toast.add({
        title: 'You are where you left off.',
        action: {
          label: 'To the beginning',
          altText: 'Scroll up to begin the text anew',
          onSelect: () => window.scrollTo({ top: 0 }),
        },
      });
    }, [toast]),
  });
  const { mutate, isPending } = useMarkRead(content);
  const isRead = progress?.isRead ?? false;
  const contents = content.toc.filter(({ depth }) => depth === 2);
  return (
    <>
      <div
        aria-hidden="true"
        data-print="hidden"
        className="pointer-events-none fixed inset-x-0 top-0 z-30 h-1 origin-left bg-accent"
        style={{ transform: `scaleX(${position})` }}
      />
      <div className="mt-8 max-w-[46rem]">
        <ContentsFold entries={contents} />
      </div>
      <div ref={text} className="mt-8 max-w-[46rem]">
        <RichText html={finishBody(content.bodyHtml)} />
      </div>
      <Attachments files={content.attachments} />
      <p data-print="hidden" className="mt-10 flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
        <span role="status" className="text-muted">
          {isRead ? 'You have read this.' : 'Your place in the text is kept on all your devices.'}
        </span>
        <Button variant="secondary" size="small" isBusy={isPending} onClick={() => mutate(!isRead)}>
          {isRead ? 'Mark as unread' : 'Mark as read'}
        </Button>
      </p>
    </>
  );
}

interface NeighboursProps {
  previous: PostLink | null;
  next: PostLink | null;
}

function Neighbours({ previous, next }: NeighboursProps) {
  if (!previous && !next) return null;
  return (
    <nav
      aria-label="Previous and next"
      data-print="hidden"
      className={cx(
        'mt-14 grid max-w-[46rem] border-ink border-t md:grid-cols-2',
        previous && next && 'md:divide-x md:divide-line',
      )}
    >
      <Neighbour post={previous} rel="prev" className="md:pr-8">
        Previous
      </Neighbour>
      <Neighbour post={next} rel="next" className="md:pl-8 md:text-right">
        Next
      </Neighbour>
    </nav>
  );
}

interface NeighbourProps {
  post: PostLink | null;
  rel: string;
  className: string;
  children: ReactNode;
}

function Neighbour({ post, rel, className, children }: NeighbourProps) {
  return (
    <div
      className={`border-line border-b py-6 empty:hidden md:border-b-0 md:empty:block ${className}`}
    >
      {post ? (
        <Link
          href={`/dashboard/content/${post.slug}`}
          rel={rel}
          className="group block no-underline"
        >
          <span className="block text-muted text-sm">{children}</span>
          <span className="mt-1 block text-balance font-medium font-serif text-xl group-hover:underline group-hover:decoration-1">
            {post.title}
          </span>
        </Link>
      ) : null}
    </div>
  );
}
