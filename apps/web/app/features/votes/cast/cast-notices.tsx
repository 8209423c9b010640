import type { Vote } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Notice } from '@rostra/ui';
import { useErrorMessage } from '../../../lib/errors/error-message.ts';
import { useChoices } from '../choice-names.ts';
import type { StoredSlip } from './slip-store.ts';

/** What has failed, and whether a slip is kept. */
export function CastFailure({ error, hasSlip }: { error: unknown; hasSlip: boolean }) {
  const t = useMessages('votes');
  const errorMessage = useErrorMessage();
  return (
    <Notice className="mt-4" tone="danger" isLive title={t('castFailed')}>
      <p>{errorMessage(error)}</p>
      <p className="mt-1">{t(hasSlip ? 'slipKept' : 'noSlipIssued')}</p>
    </Notice>
  );
}

/** The choice that was cast, and the receipt. */
export function CastDone({ vote, slip, choice }: { vote: Vote; slip: StoredSlip; choice: string }) {
  const t = useMessages('votes');
  const name = useChoices(vote).find((each) => each.choice === choice)?.name ?? '';
  return (
    <Notice className="mt-6" tone="success" isLive title={t('castDone')}>
      <p>{t('castText', { choice: name })}</p>
      <p className="mt-2 break-words">
        {t('receipt')} <code>{slip.receipt}</code>
      </p>
    </Notice>
  );
}
