import type { ImportRemark } from '@rostra/contract';
import { useAllMessages, useMessages } from '@rostra/messages/react';
import { Badge } from '@rostra/ui';
import { useCollectionName } from './import-counts.tsx';

/** What there is to know about one entry. */
export function Remark({ remark }: { remark: ImportRemark }) {
  const t = useMessages('studio-imports');
  const messages = useAllMessages();
  const collectionName = useCollectionName();
  const { collection, title, outcome, failure, conflicts, losses } = remark;
  const place = (text: string) => (text === '' ? t('placeStart') : t('placeAfter', { text }));
  return (
    <li className="border-line border-b py-3">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <bdi className="font-medium [overflow-wrap:anywhere]">
          {collection === 'members' || collection === 'subscribers'
            ? t('row', { number: title })
            : title}
        </bdi>
        <span className="text-muted text-xs">{collectionName(collection)}</span>
        <Badge tone={outcome === 'failed' ? 'danger' : 'neutral'}>{t(`outcome.${outcome}`)}</Badge>
      </p>
      <ul className="mt-1 grid gap-0.5 text-muted text-sm [overflow-wrap:anywhere]">
        {failure ? <li className="text-danger">{t('failure', { reason: failure })}</li> : null}
        {conflicts.map(({ kind, detail }) => (
          <li key={`${kind} ${detail}`}>
            {String(messages.format('studio-imports', `conflict.${kind}`, { detail }))}
          </li>
        ))}
        {losses.map(({ kind, detail, places = [] }) => (
          <li key={`${kind} ${detail}`}>
            {[t(`loss.${kind}`, { detail }), ...places.map(place)].join(' · ')}
          </li>
        ))}
      </ul>
    </li>
  );
}
