import type { Dispute } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Link } from '@rostra/ui';
import { useFormat } from '../../../lib/formats/format.ts';

/** Why a payment is disputed, what happens next, and where to respond. */
export function DisputeFacts({ dispute, name }: { dispute: Dispute; name: string }) {
  const t = useMessages('studio-money');
  const format = useFormat();
  const { reason, state, dueAt, url } = dispute;
  return (
    <div className="mt-1 max-w-80 text-xs">
      <p>{t(`dispute.reason.${reason}`)}</p>
      <p className="text-muted">
        {state === 'open' && dueAt
          ? t('dispute.due', { date: format.moment(dueAt) })
          : t(`dispute.state.${state}`)}
      </p>
      {url ? (
        <Link href={url}>
          {state === 'open' ? t('dispute.respond') : t('dispute.view')}
          <span className="sr-only"> {name}</span>
        </Link>
      ) : null}
    </div>
  );
}
