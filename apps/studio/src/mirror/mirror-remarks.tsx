import type { MirrorStatus } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Remark } from '../imports/job/remark.tsx';
import { ListStates } from '../lib/list-states/list-states.tsx';
import { useApi } from '../session/session-provider.tsx';
import { mirrorRemarksQuery } from './mirror-query.ts';

/** What was left out, entry by entry. */
export function MirrorRemarks({ status }: { status: MirrorStatus }) {
  const t = useMessages('studio-mirror');
  const imports = useMessages('studio-imports');
  const id = useId();
  const list = useInfiniteQuery(mirrorRemarksQuery(useApi(), status));
  const listed = list.data ?? [];
  return (
    <section aria-labelledby={id} className="mt-8 max-w-measure">
      <h2 id={id} className="text-xl">
        {imports('remarks', { count: status.remarks })}
      </h2>
      <ListStates
        list={list}
        count={listed.length}
        failed={imports('remarksFailed')}
        more={imports('more')}
        empty={<p className="mt-2 text-muted">{t('noRemarks')}</p>}
      >
        <ul className="mt-3 border-line border-t">
          {listed.map((remark, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list only grows at its end
            <Remark key={index} remark={remark} />
          ))}
        </ul>
      </ListStates>
    </section>
  );
}
