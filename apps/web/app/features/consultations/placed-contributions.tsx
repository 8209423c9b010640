import type { ContributionPlaces } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Link } from '@rostra/ui';
import type { ReactNode } from 'react';

interface PlacedContributionsProps {
  place: ContributionPlaces[number];
  /** The page that is shown. */
  page: number;
  addressOf: (page: number) => string;
  /** The contributions of this page. */
  children: readonly ReactNode[];
}

/** What was written about one place in the text, and the pages that have the rest. */
export function PlacedContributions({
  place,
  page,
  addressOf,
  children,
}: PlacedContributionsProps) {
  const t = useMessages('consultations');
  const { count } = place;
  const link = (target: number, text: string) => (
    <p className="mt-3 text-sm">
      <Link href={addressOf(target)} className="text-accent underline">
        {text}
      </Link>
    </p>
  );
  if (children.length === 0) return link(place.page, t('onPage', { count, page: place.page }));
  return (
    <details open className="mt-3">
      <summary className="cursor-pointer py-1 text-muted text-sm">
        {t('contributionCount', { count })}
      </summary>
      {place.page < page ? link(page - 1, t('earlierOnPage', { page: page - 1 })) : null}
      <div className="mt-3 grid gap-5">{children}</div>
      {place.lastPage > page ? link(page + 1, t('moreOnPage', { page: page + 1 })) : null}
    </details>
  );
}
