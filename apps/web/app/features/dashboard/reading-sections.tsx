import type { CallOutput, getOverview, LibraryCard } from '@rostra/contract';
import { pages, pathTo } from '@rostra/contract/pages';
import type { Translate } from '@rostra/messages';
import { useMessages } from '@rostra/messages/react';
import { EmptyState, LinkButton } from '@rostra/ui';
import { useSite } from '../../lib/site/site-context.ts';
import { ContentRow } from '../member-content/index.ts';
import { DashboardSection } from './dashboard-section.tsx';

interface ReadingSectionsProps {
  overview: CallOutput<typeof getOverview>;
}

/** Started texts, then new ones. */
export function ReadingSections({ overview }: ReadingSectionsProps) {
  const { continueReading, newest, openCount, readCount } = overview;
  const t = useMessages('dashboard');
  if (newest.length === 0) return <NothingPublished />;
  return (
    <div className="grid gap-12">
      {continueReading.length > 0 ? (
        <DashboardSection id="continue" title={t('continueReading')}>
          <ul className="divide-y divide-line">
            {continueReading.map((card) => (
              <li key={card.documentId} className="py-5">
                <ContentRow card={card} headingLevel={3} isShort />
              </li>
            ))}
          </ul>
        </DashboardSection>
      ) : null}
      <DashboardSection
        id="newest"
        title={t('newest')}
        more={{ label: t('allContent'), href: pathTo(pages.memberContents) }}
      >
        <p className="figures-table mt-3 text-muted text-sm">
          {describeCounts(openCount, readCount, t)}
        </p>
        <ul className="divide-y divide-line">
          {openFirst(newest).map((card) => (
            <li key={card.documentId} className="py-6">
              <ContentRow card={card} headingLevel={3} />
            </li>
          ))}
        </ul>
      </DashboardSection>
    </div>
  );
}

/** Sorts readable entries first. */
const openFirst = (cards: readonly LibraryCard[]) =>
  [...cards].sort((a, b) => Number(a.isLocked) - Number(b.isLocked));

function NothingPublished() {
  const t = useMessages('member-content');
  const { features } = useSite();
  return (
    <EmptyState
      title={t('emptyTitle')}
      action={
        features.blog ? (
          <LinkButton href={pathTo(pages.blog)} variant="secondary">
            {t('readBlog')}
          </LinkButton>
        ) : (
          <LinkButton href={pathTo(pages.landing)} variant="secondary">
            {t('readPublicPages')}
          </LinkButton>
        )
      }
    >
      {t('emptyOverview')}
    </EmptyState>
  );
}

function describeCounts(count: number, read: number, t: Translate<'dashboard'>): string {
  if (count === 0) return t('noneInPlan');
  if (read === 0) return t('textsInPlan', { count });
  return read >= count ? t('allRead') : t('readOf', { read, count });
}
