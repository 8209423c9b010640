import { useMessages } from '@rostra/messages/react';
import { Link } from '@rostra/ui';
import { Day } from '../../../lib/dates/day.tsx';
import { DottedLine } from '../../../lib/documents/dotted-line.tsx';
import { TextIn } from '../../../lib/languages/text-in.tsx';
import { PledgeCounts } from '../../pledges/index.ts';
import { OpenLine } from '../../take-part/index.ts';
import { editionsPath } from '../editions/edition-paths.ts';
import type { ListedPolicy } from './load-policies.ts';

const link = 'text-accent underline';

/** A policy in the list: what it says, its edition, what is open about it, and its pledges. */
export function PolicyEntry({ policy }: { policy: ListedPolicy }) {
  const { title, path, key, summary, edition, locale, open, pledges } = policy;
  const t = useMessages('editions');
  return (
    <li className="border-line border-b py-6 first:pt-0 last:border-b-0 last:pb-0 lg:first:pt-1">
      <h3 className="text-balance font-medium text-xl">
        <Link href={path} className="hover:text-accent">
          <TextIn locale={locale}>{title}</TextIn>
        </Link>
      </h3>
      {summary ? (
        <p className="figures-text mt-2 max-w-measure font-serif">
          <TextIn locale={locale}>{summary}</TextIn>
        </p>
      ) : null}
      {edition ? (
        <div className="mt-3">
          <DottedLine>
            <Link href={editionsPath(key)} className={link}>
              {t('edition', { number: edition.number })}
            </Link>
            <Day iso={edition.publishedAt} />
            {edition.kind === 'correction' ? t('minorCorrection') : null}
          </DottedLine>
        </div>
      ) : null}
      {open.map((decision) => (
        <div key={decision.slug} className="mt-2">
          <OpenLine decision={decision} />
        </div>
      ))}
      <PledgeCounts slug={key} statuses={pledges} />
    </li>
  );
}
