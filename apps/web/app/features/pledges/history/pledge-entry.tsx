import type { PledgeUpdate } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Dated } from '../dated.tsx';
import { Evidence } from '../evidence.tsx';
import { entryElement } from '../pledge-paths.ts';
import { PledgeStatusBadge } from '../pledge-status.tsx';

interface PledgeEntryProps {
  pledgeId: string;
  update: PledgeUpdate;
  locale: string;
}

const link = 'text-accent underline';

/** One update as it was recorded. If it was corrected, it says so and stays readable. */
export function PledgeEntry({ pledgeId, update, locale }: PledgeEntryProps) {
  const t = useMessages('pledges');
  const { number, status, corrects, correctedBy } = update;
  const place = (entry: number) => `#${entryElement(pledgeId, entry)}`;
  return (
    <li
      id={entryElement(pledgeId, number)}
      className="scroll-mt-24 border-line border-s-4 ps-4 text-sm"
    >
      <h3 className="font-sans font-semibold text-base tracking-normal">
        {t('entry', { number })}
      </h3>
      <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-muted">
        {status === 'unrated' ? t('takenBack') : <PledgeStatusBadge status={status} />}
        <Dated sentence="asOf" iso={update.asOf} />
        <Dated sentence="addedOn" iso={update.addedAt} />
      </p>
      {corrects === null ? null : (
        <p className="mt-1">
          <a href={place(corrects)} className={link}>
            {t('corrects', { number: corrects })}
          </a>
        </p>
      )}
      {correctedBy === null ? null : (
        <p className="mt-1">
          <a href={place(correctedBy)} className={link}>
            {t('correctedBy', { number: correctedBy })}
          </a>
        </p>
      )}
      <div className={correctedBy === null ? undefined : 'text-muted'}>
        <Evidence update={update} locale={locale} />
      </div>
    </li>
  );
}
