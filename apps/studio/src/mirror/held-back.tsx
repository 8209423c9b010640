import type { MirrorStatus } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Button, Notice } from '@rostra/ui';
import { useState } from 'react';
import { useCollectionName } from '../imports/job/import-counts.tsx';
import { RemovalDialog } from './removal-dialog.tsx';

/** Entries that are gone from Strapi, too many of them to take down without asking. */
export function HeldBack({ status: { heldBack } }: { status: MirrorStatus }) {
  const t = useMessages('studio-mirror');
  const collectionName = useCollectionName();
  const [isOpen, setIsOpen] = useState(false);
  const { count, entries } = heldBack;
  const hidden = count - entries.length;
  return (
    <>
      {count > 0 ? (
        <Notice tone="warning" className="mt-4 max-w-measure" title={t('heldBackTitle', { count })}>
          <p>{t('heldBackText')}</p>
          <ul className="mt-3 grid gap-1" aria-label={t('heldBackList')}>
            {entries.map(({ collection, documentId, title }) => (
              <li key={`${collection} ${documentId}`} className="flex flex-wrap gap-x-2">
                <bdi className="[overflow-wrap:anywhere]">{title}</bdi>
                <span className="text-muted">{collectionName(collection)}</span>
              </li>
            ))}
            {hidden > 0 ? (
              <li className="text-muted">{t('heldBackMore', { count: hidden })}</li>
            ) : null}
          </ul>
          <Button
            variant="secondary"
            size="small"
            className="mt-3"
            aria-haspopup="dialog"
            onClick={() => setIsOpen(true)}
          >
            {t('takeDown', { count })}
          </Button>
        </Notice>
      ) : null}
      <RemovalDialog count={count} isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}
