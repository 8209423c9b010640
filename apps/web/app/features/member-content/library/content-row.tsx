import type { LibraryCard } from '@rostra/contract';
import { pages, pathTo } from '@rostra/contract/pages';
import { useMessages } from '@rostra/messages/react';
import { Badge, cx, Link, LockIcon } from '@rostra/ui';
import { Day } from '../../../lib/dates/day.tsx';
import { DottedLine } from '../../../lib/documents/dotted-line.tsx';
import { Excerpt } from '../../../lib/documents/excerpt.tsx';
import { TextIn } from '../../../lib/languages/text-in.tsx';
import { Picture } from '../../../lib/pictures/picture.tsx';
import { pictureOf } from '../../../lib/pictures/picture-of.ts';
import { ProgressLine } from '../../reading/index.ts';
import { useRequiredPlan } from '../use-required-plan.ts';

interface ContentRowProps {
  card: LibraryCard;
  headingLevel?: 2 | 3;
  /** Compact variant for "Continue reading". */
  isShort?: boolean;
}

export function ContentRow({ card, headingLevel = 2, isShort = false }: ContentRowProps) {
  const t = useMessages('member-content');
  const documents = useMessages('documents');
  const Heading = `h${headingLevel}` as const;
  const picture = isShort ? undefined : pictureOf(card.featuredImage);
  return (
    <article
      className={cx(
        'group relative',
        picture && 'grid gap-x-6 sm:grid-cols-[minmax(0,1fr)_9rem] lg:gap-x-8',
      )}
    >
      <div className="min-w-0">
        <Heading className="text-xl">
          <Link
            href={pathTo(pages.memberContent, { slug: card.slug })}
            className="no-underline after:absolute after:inset-0 group-hover:underline group-hover:decoration-1"
          >
            <TextIn locale={card.locale}>{card.title}</TextIn>
          </Link>
        </Heading>
        {isShort ? null : (
          <Excerpt locale={card.locale} className="line-clamp-2">
            {card.excerpt}
          </Excerpt>
        )}
        <div className="mt-2">
          <DottedLine>
            {isShort || !card.category ? null : (
              <TextIn locale={card.locale}>{card.category.name}</TextIn>
            )}
            {isShort ? null : <Day iso={card.publishedAt} />}
            {isShort ? null : documents('readingTime', { minutes: card.readingMinutes })}
            {card.attachmentCount > 0 && !isShort
              ? t('files', { count: card.attachmentCount })
              : null}
          </DottedLine>
        </div>
        <State card={card} isShort={isShort} />
      </div>
      {picture ? (
        <div className="hidden sm:block">
          <Picture
            picture={{ ...picture, alt: '' }}
            sizes="9rem"
            className="mt-1 aspect-[4/3] object-cover"
          />
        </div>
      ) : null}
    </article>
  );
}

function State({ card, isShort }: { card: LibraryCard; isShort: boolean }) {
  const t = useMessages('member-content');
  const { requirement } = useRequiredPlan();
  const { isLocked, requiredPlan, progress } = card;
  if (isLocked) {
    return (
      <p className="mt-2.5 text-sm">
        <Badge tone="warning">
          <LockIcon width="14" height="14" className="shrink-0" />
          {requirement(requiredPlan)}
        </Badge>
      </p>
    );
  }
  if (progress?.isRead) {
    return (
      <p className="mt-2.5">
        <Badge tone="success">{t('state.read')}</Badge>
      </p>
    );
  }
  if (!progress || progress.furthestPosition === 0) return null;
  return (
    <div className={isShort ? 'mt-1' : 'mt-2.5'}>
      <ProgressLine position={progress.furthestPosition} minutes={card.readingMinutes} />
    </div>
  );
}
