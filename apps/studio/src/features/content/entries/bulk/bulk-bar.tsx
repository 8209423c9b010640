import type { EntrySummary } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Button, CloseIcon, IconButton } from '@rostra/ui';
import { useState } from 'react';
import type { RowSelection } from '../../../../lib/data-table/table-selection.ts';
import { useFormat } from '../../../../lib/formats/format.ts';
import { useCan } from '../../../../session/session-provider.tsx';
import type { BulkAct } from './bulk-acts.ts';
import { BulkDialog } from './bulk-dialog.tsx';

interface BulkBarProps {
  selection: RowSelection<EntrySummary>;
  isTrash: boolean;
}

/** What can be done with the chosen rows. Stays in view while the list is scrolled. */
export function BulkBar({ selection, isTrash }: BulkBarProps) {
  const t = useMessages('studio-lists');
  const format = useFormat();
  const can = useCan();
  const [act, setAct] = useState<BulkAct>();
  const count = selection.rows.length;
  const acts: readonly BulkAct[] = isTrash
    ? ['restore']
    : can('content.edit')
      ? ['publish', 'unpublish', 'trash']
      : ['trash'];
  return (
    <>
      {count > 0 ? (
        <div className="sticky bottom-3 z-10 mx-auto mt-4 flex w-fit max-w-full items-center gap-1 overflow-x-auto rounded border border-line-strong bg-raised px-2 py-1.5 shadow-float sm:gap-2 sm:px-3 sm:py-2">
          <span className="figures-table whitespace-nowrap px-1 font-medium">
            <span className="max-sm:hidden">{t('selected', { count })}</span>
            <span aria-hidden="true" className="sm:hidden">
              {format.number(count)}
            </span>
          </span>
          {acts.map((name) => (
            <Button
              key={name}
              variant={name === 'trash' ? 'quiet' : 'secondary'}
              size="small"
              className="max-sm:px-2"
              onClick={() => setAct(name)}
            >
              {t(`bulk.${name}`)}
            </Button>
          ))}
          <IconButton label={t('clearSelection')} onClick={() => selection.set([])}>
            <CloseIcon className="size-4" />
          </IconButton>
        </div>
      ) : null}
      <BulkDialog act={act} selection={selection} onClose={() => setAct(undefined)} />
    </>
  );
}
