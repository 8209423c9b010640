import { elementIds, pages, pathTo } from '@rostra/contract/pages';
import { useMessages } from '@rostra/messages/react';
import { Link } from '@rostra/ui';
import { Day } from '../../lib/dates/day.tsx';
import { DottedLine } from '../../lib/documents/dotted-line.tsx';
import { useFormat } from '../../lib/format/use-format.ts';
import { PledgeCounts } from '../pledges/index.ts';
import { OpenLine } from '../take-part/index.ts';
import { editionsPath } from './editions/edition-paths.ts';
import type { LoadedDocument } from './load-document.ts';

const link = 'text-accent underline';

/** Where a policy stands: its edition, who adopted it, what is open about it, and its pledges. */
export function PolicyStatus({ found: { editions, decisions } }: { found: LoadedDocument }) {
  const t = useMessages('editions');
  const format = useFormat();
  const { open = [], pledges = [], adoption } = decisions ?? {};
  const [current] = editions.newest;
  if (!current) return null;
  return (
    <section
      aria-label={t('status')}
      data-print="hidden"
      className="mt-8 grid gap-2 border-line border-t pt-4"
    >
      <DottedLine>
        <Link href={editionsPath(editions.key)} className={link}>
          {t('edition', { number: current.number })}
        </Link>
        <Day iso={current.publishedAt} />
        {adoption
          ? t.rich('adopted', {
              ...adoption,
              day: format.date(adoption.closedAt),
              date: (words) => <Day iso={adoption.closedAt}>{words}</Day>,
              result: (words) => (
                <Link href={pathTo(pages.vote, { slug: adoption.slug })} className={link}>
                  {words}
                </Link>
              ),
            })
          : null}
        <a href={`#${elementIds.whatChanged}`} className={link}>
          {t('whatChanged')}
        </a>
      </DottedLine>
      {open.map((decision) => (
        <OpenLine key={decision.slug} decision={decision} />
      ))}
      <PledgeCounts slug={editions.key} statuses={pledges.map(({ status }) => status)} />
    </section>
  );
}
