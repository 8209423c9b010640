import type { ImportRemark } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { ListStates } from '../../../lib/list-states/list-states.tsx';
import { Remark } from './remark.tsx';

interface RemarkListProps {
  list: ComponentProps<typeof ListStates>['list'] & { data: ImportRemark[] | undefined };
  count: number;
  /** Said if there are none. */
  none: string;
  /** Below the list. */
  children?: ReactNode;
}

/** What could not be taken over as it was, entry by entry. */
export function RemarkList({ list, count, none, children }: RemarkListProps) {
  const t = useMessages('studio-imports');
  const id = useId();
  const listed = list.data ?? [];
  return (
    <section aria-labelledby={id} className="mt-8 max-w-measure">
      <h2 id={id} className="text-xl">
        {t('remarks', { count })}
      </h2>
      <ListStates
        list={list}
        count={listed.length}
        failed={t('remarksFailed')}
        more={t('more')}
        empty={<p className="mt-2 text-muted">{none}</p>}
      >
        <ul className="mt-3 border-line border-t">
          {listed.map((remark, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list only grows at its end
            <Remark key={index} remark={remark} />
          ))}
        </ul>
      </ListStates>
      {children}
    </section>
  );
}
