import type { Suppression } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Notice } from '@rostra/ui';
import { useFormat } from '../../../lib/formats/format.ts';

/** Why an address gets no mailings. */
export function SuppressionNotice({ suppression }: { suppression: Suppression }) {
  const t = useMessages('studio-newsletters');
  const format = useFormat();
  const { reason, note, by, createdAt } = suppression;
  return (
    <Notice tone="warning" className="mt-4 max-w-measure" title={t('state.suppressed')}>
      <p>
        {t(`suppressed.${reason}`)}{' '}
        {[format.day(createdAt), by ? t('byStaff', { name: by }) : null]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {note ? (
        <p dir="auto" className="mt-1 [overflow-wrap:anywhere]">
          {note}
        </p>
      ) : null}
    </Notice>
  );
}
