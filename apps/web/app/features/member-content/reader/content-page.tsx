import { pages, pathTo } from '@rostra/contract/pages';
import { useMessages } from '@rostra/messages/react';
import { Badge, Breadcrumbs, Button, useToast } from '@rostra/ui';
import { useCallback, useRef } from 'react';
import { Day } from '../../../lib/dates/day.tsx';
import { ContentsFold } from '../../../lib/documents/contents-list.tsx';
import { DottedLine } from '../../../lib/documents/dotted-line.tsx';
import { NotTranslated } from '../../../lib/documents/not-translated.tsx';
import { PreviousNext } from '../../../lib/documents/previous-next.tsx';
import { PrintHeader } from '../../../lib/documents/print-header.tsx';
import { RichText } from '../../../lib/documents/rich-text.tsx';
import { TextIn } from '../../../lib/languages/text-in.tsx';
import { useTextLanguage } from '../../../lib/languages/text-language.ts';
import { Picture } from '../../../lib/pictures/picture.tsx';
import { pictureOf } from '../../../lib/pictures/picture-of.ts';
import { useReading } from '../../reading/index.ts';
import { Attachments } from './attachments.tsx';
import { LockedContent } from './locked-content.tsx';
import { type Content, type ContentResponse, useMarkRead, useSendProgress } from './use-content.ts';

export function ContentPage({ response: { data: content, meta } }: { response: ContentResponse }) {
  return (
    <>
      <article>
        <ContentHeader content={content} isRead={meta.progress?.isRead ?? false} />
        <FeaturedPicture content={content} />
        {content.isLocked ? (
          <>
            <Beginning content={content} />
            <LockedContent content={content} />
          </>
        ) : (
          <OpenContent content={content} progress={meta.progress} />
        )}
      </article>
      <PreviousNext
        previous={meta.previous}
        next={meta.next}
        hrefOf={(slug) => pathTo(pages.memberContent, { slug })}
        className="mt-14 max-w-[46rem]"
      />
    </>
  );
}

export function ContentHeader({ content, isRead }: { content: Content; isRead: boolean }) {
  const t = useMessages('member-content');
  const documents = useMessages('documents');
  const { category, author, publishedAt, readingMinutes, excerpt, locale } = content;
  const language = useTextLanguage(locale);
  const crumbs = [
    { label: t('title'), href: pathTo(pages.memberContents) },
    ...(category
      ? [
          {
            label: <TextIn locale={locale}>{category.name}</TextIn>,
            href: `${pathTo(pages.memberContents)}?category=${category.slug}`,
          },
        ]
      : []),
  ];
  return (
    <header className="max-w-[46rem]">
      <PrintHeader />
      <Breadcrumbs items={crumbs} />
      <NotTranslated locale={locale} className="mt-4" />
      <h1 {...language} className="mt-4 text-4xl tracking-display">
        {content.title}
      </h1>
      {excerpt ? (
        <p {...language} className="figures-text mt-4 max-w-measure font-serif text-muted text-xl">
          {excerpt}
        </p>
      ) : null}
      <div className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-2">
        <DottedLine>
          {author?.name}
          {publishedAt ? <Day iso={publishedAt} /> : null}
          {documents('readingTime', { minutes: readingMinutes })}
        </DottedLine>
        {isRead ? <Badge tone="success">{t('state.read')}</Badge> : null}
      </div>
    </header>
  );
}

/** What stands above the paywall of a locked text. */
export function Beginning({ content: { bodyHtml, locale } }: { content: Content }) {
  const language = useTextLanguage(locale);
  if (bodyHtml === '') return null;
  return <RichText html={bodyHtml} language={language} className="mt-8 max-w-[46rem]" />;
}

export function FeaturedPicture({ content: { featuredImage } }: { content: Content }) {
  const picture = pictureOf(featuredImage);
  if (!picture) return null;
  return (
    <figure className="mt-8 max-w-[46rem] print:max-w-[120mm]">
      <Picture picture={picture} sizes="(min-width: 48rem) 46rem, 100vw" isFirst />
      {featuredImage?.caption ? (
        <figcaption dir="auto" className="mt-3 text-muted text-xs">
          {featuredImage.caption}
        </figcaption>
      ) : null}
    </figure>
  );
}

interface OpenContentProps {
  content: Content;
  progress: ContentResponse['meta']['progress'];
}

function OpenContent({ content, progress }: OpenContentProps) {
  const t = useMessages('member-content');
  const text = useRef<HTMLDivElement>(null);
  const toast = useToast();
  const position = useReading(text, {
    progress,
    send: useSendProgress(content),
    onRestored: useCallback(() => {
      toast.add({
        title: t('restored'),
        action: {
          label: t('backToTop'),
          altText: t('backToTopLong'),
          onSelect: () => window.scrollTo({ top: 0 }),
        },
      });
    }, [toast, t]),
  });
  const language = useTextLanguage(content.locale);
  const { mutate, isPending } = useMarkRead(content);
  const isRead = progress?.isRead ?? false;
  const contents = content.toc.filter(({ depth }) => depth === 2);
  return (
    <>
      <div
        aria-hidden="true"
        data-print="hidden"
        className="pointer-events-none fixed inset-x-0 top-0 z-30 h-1 origin-left rtl:origin-right bg-accent"
        style={{ transform: `scaleX(${position})` }}
      />
      <div className="mt-8 max-w-[46rem]">
        <ContentsFold entries={contents} language={language} />
      </div>
      <div ref={text} className="mt-8 max-w-[46rem]">
        <RichText html={content.bodyHtml} language={language} />
      </div>
      <Attachments files={content.attachments} />
      <p data-print="hidden" className="mt-10 flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
        <span role="status" className="text-muted">
          {t(isRead ? 'youHaveRead' : 'placeSaved')}
        </span>
        <Button variant="secondary" size="small" isBusy={isPending} onClick={() => mutate(!isRead)}>
          {t(isRead ? 'markUnread' : 'markRead')}
        </Button>
      </p>
    </>
  );
}
