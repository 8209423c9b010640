import type { ImportJob } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { ListStates } from '../../lib/list-states/list-states.tsx';
import { useApi } from '../../session/session-provider.tsx';
import { remarksQuery } from '../imports-query.ts';
import { Remark } from './remark.tsx';

interface RemarksProps {
  job: ImportJob;
  report: NonNullable<ImportJob['report']>;
}

/** Failures, conflicts and losses, entry by entry. */
export function Remarks({ job, report: { remarks, unlisted } }: RemarksProps) {
  const t = useMessages('studio-imports');
  const id = useId();
  const list = useInfiniteQuery(remarksQuery(useApi(), job));
  const listed = list.data ?? [];
  return (
    <section aria-labelledby={id} className="mt-8 max-w-measure">
      <h2 id={id} className="text-xl">
        {t('remarks', { count: remarks })}
      </h2>
      <ListStates
        list={list}
        count={listed.length}
        failed={t('remarksFailed')}
        more={t('more')}
        empty={<p className="mt-2 text-muted">{t('noRemarks')}</p>}
      >
        <ul className="mt-3 border-line border-t">
          {listed.map((remark, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list only grows at its end
            <Remark key={index} remark={remark} />
          ))}
        </ul>
      </ListStates>
      {unlisted > 0 ? (
        <p className="mt-3 text-muted">{t('unlisted', { count: unlisted })}</p>
      ) : null}
    </section>
  );
}
