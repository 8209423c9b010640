import type { CallOutput, getOverview, LibraryCard } from '@rostra/contract';
import { pages, pathTo } from '@rostra/contract/pages';
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
  const { features } = useSite();
  if (newest.length === 0) {
    return (
      <EmptyState
        title="Nothing has been published for members yet"
        action={
          features.blog ? (
            <LinkButton href={pathTo(pages.blog)} variant="secondary">
              Read the blog
            </LinkButton>
          ) : (
            <LinkButton href={pathTo(pages.landing)} variant="secondary">
              Read the public pages
            </LinkButton>
          )
        }
      >
        Briefings, guides and files for members will appear here. We will notify you when something
        new is published.
      </EmptyState>
    );
  }
  return (
    <div className="grid gap-12">
      {continueReading.length > 0 ? (
        <DashboardSection id="continue" title="Continue reading">
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
        title="New for members"
        more={{ label: 'All member content', href: pathTo(pages.memberContents) }}
      >
        <p className="figures-table mt-3 text-muted text-sm">
          {describeCounts(openCount, readCount)}
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

function describeCounts(open: number, read: number): string {
  if (open === 0) return 'Your plan does not include any of these texts yet.';
  const texts = open === 1 ? '1 text' : `${open} texts`;
  if (read === 0) return `${texts} in your plan. We save your place in each.`;
  return read >= open
    ? 'You have read everything in your plan.'
    : `You have read ${read} of the ${open} texts in your plan.`;
}
