import type { MirrorStatus } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Button, Notice } from '@rostra/ui';
import { useState } from 'react';
import { useCollectionName } from '../imports/index.ts';
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
          <section
            aria-label={t('heldBackList')}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a long list is scrolled with the keyboard
            tabIndex={0}
            className="mt-3 max-h-80 overflow-y-auto"
          >
            <ul className="grid gap-1">
              {entries.map(({ collection, documentId, title }) => (
                <li key={`${collection} ${documentId}`} className="flex flex-wrap gap-x-2">
                  <bdi className="[overflow-wrap:anywhere]">{title}</bdi>
                  <span className="text-muted">{collectionName(collection)}</span>
                </li>
              ))}
            </ul>
          </section>
          {hidden > 0 ? (
            <p className="mt-2 text-muted">{t('heldBackMore', { count: hidden })}</p>
          ) : null}
          <Button
            variant="secondary"
            size="small"
            className="mt-3"
            aria-haspopup="dialog"
            onClick={() => setIsOpen(true)}
          >
            {t('takeDown', { count: entries.length })}
          </Button>
        </Notice>
      ) : null}
      <RemovalDialog heldBack={heldBack} isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}
