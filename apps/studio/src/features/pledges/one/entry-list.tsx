import type { PledgeUpdate } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { LinkButton } from '@rostra/ui';
import { useFormat } from '../../../lib/formats/format.ts';
import { PledgeBadge } from '../pledge-badge.tsx';
import { evidencePath, type Managed } from '../pledges-query.ts';

/** All entries, newest first. Each can be corrected once; a correction can be corrected too. */
export function EntryList({ pledge: { id, updates } }: Managed) {
  const t = useMessages('studio-pledges');
  return (
    <section aria-labelledby="evidence" className="mt-8 max-w-4xl">
      <h2 id="evidence" className="text-xl">
        {t('history')}
      </h2>
      {updates.length === 0 ? <p className="mt-2 text-muted">{t('noEvidence')}</p> : null}
      <ol reversed className="mt-3 border-line border-t">
        {updates.map((update) => (
          <Entry key={update.number} pledgeId={id} update={update} />
        ))}
      </ol>
    </section>
  );
}

function Entry({ pledgeId, update }: { pledgeId: string; update: PledgeUpdate }) {
  const t = useMessages('studio-pledges');
  const format = useFormat();
  const { number, status, asOf, corrects, correctedBy, sources } = update;
  return (
    <li className="border-line border-b py-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="font-medium">{t('entry', { number: String(number) })}</h3>
        <PledgeBadge status={status} />
        {correctedBy === null ? null : (
          <span className="text-muted">{t('correctedBy', { number: String(correctedBy) })}</span>
        )}
      </div>
      <p className="mt-1 text-muted">
        {t('asOfDay', { date: format.calendarDay(asOf) })} ·{' '}
        {t('recorded', { time: format.moment(update.addedAt) })}
        {corrects === null ? null : ` · ${t('corrects', { number: String(corrects) })}`}
      </p>
      <p dir="auto" className="mt-2 max-w-measure whitespace-pre-wrap [overflow-wrap:anywhere]">
        {update.evidence}
      </p>
      <ul className="mt-2">
        {sources.map(({ title, url, date }) => (
          <li key={`${url} ${title}`} className="[overflow-wrap:anywhere]">
            <a href={url} className="text-accent underline">
              <bdi>{title}</bdi>
            </a>{' '}
            <span className="text-muted">({format.calendarDay(date)})</span>
          </li>
        ))}
      </ul>
      {correctedBy === null ? (
        <LinkButton
          className="mt-3"
          variant="secondary"
          size="small"
          href={evidencePath(pledgeId, number)}
        >
          {t('correctUpdate', { number: String(number) })}
        </LinkButton>
      ) : null}
    </li>
  );
}
