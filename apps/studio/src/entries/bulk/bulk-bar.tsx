import { useMessages } from '@rostra/messages/react';
import { Button } from '@rostra/ui';
import { useState } from 'react';
import { useCan } from '../../session/session-provider.tsx';
import type { BulkAct } from './bulk-acts.ts';
import { BulkDialog } from './bulk-dialog.tsx';
import type { Selection } from './use-selection.ts';

interface BulkBarProps {
  selection: Selection;
  isTrash: boolean;
}

/** What can be done with the chosen rows. Stays in view while the list is scrolled. */
export function BulkBar({ selection, isTrash }: BulkBarProps) {
  const t = useMessages('studio-lists');
  const can = useCan();
  const [act, setAct] = useState<BulkAct>();
  const count = selection.entries.length;
  const acts: readonly BulkAct[] = isTrash
    ? ['restore']
    : can('content.edit')
      ? ['publish', 'unpublish', 'trash']
      : ['trash'];
  return (
    <>
      <p role="status" className="sr-only">
        {count > 0 ? t('selected', { count }) : null}
      </p>
      {count > 0 ? (
        <div className="sticky bottom-3 z-10 mx-auto mt-4 flex w-fit max-w-full flex-wrap items-center gap-2 rounded border border-line-strong bg-raised px-3 py-2 shadow-float">
          <span className="px-1 font-medium">{t('selected', { count })}</span>
          {acts.map((name) => (
            <Button
              key={name}
              variant={name === 'trash' ? 'quiet' : 'secondary'}
              size="small"
              onClick={() => setAct(name)}
            >
              {t(`bulk.${name}`)}
            </Button>
          ))}
          <Button variant="quiet" size="small" onClick={() => selection.set([])}>
            {t('clearSelection')}
          </Button>
        </div>
      ) : null}
      <BulkDialog act={act} selection={selection} onClose={() => setAct(undefined)} />
    </>
  );
}
