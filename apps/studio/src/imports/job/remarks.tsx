import type { ImportJob, ImportRemark } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Badge } from '@rostra/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { ListStates } from '../../lib/list-states/list-states.tsx';
import { useApi } from '../../session/session-provider.tsx';
import { remarksQuery } from '../imports-query.ts';
import { useCollectionName } from './import-counts.tsx';

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

function Remark({ remark }: { remark: ImportRemark }) {
  const t = useMessages('studio-imports');
  const collectionName = useCollectionName();
  const { collection, title, outcome, failure, conflicts, losses } = remark;
  return (
    <li className="border-line border-b py-3">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <bdi className="font-medium [overflow-wrap:anywhere]">
          {collection === 'members' ? t('row', { number: title }) : title}
        </bdi>
        <span className="text-muted text-xs">{collectionName(collection)}</span>
        <Badge tone={outcome === 'failed' ? 'danger' : 'neutral'}>{t(`outcome.${outcome}`)}</Badge>
      </p>
      <ul className="mt-1 grid gap-0.5 text-muted text-sm [overflow-wrap:anywhere]">
        {failure ? <li className="text-danger">{t('failure', { reason: failure })}</li> : null}
        {conflicts.map(({ kind, detail }) => (
          <li key={`${kind} ${detail}`}>
            {kind === 'account' || kind === 'duplicate'
              ? t(`conflict.${kind}`)
              : t(`conflict.${kind}`, { detail })}
          </li>
        ))}
        {losses.map(({ kind, detail }) => (
          <li key={`${kind} ${detail}`}>{t(`loss.${kind}`, { detail })}</li>
        ))}
      </ul>
    </li>
  );
}
