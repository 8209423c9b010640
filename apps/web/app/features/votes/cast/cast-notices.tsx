import type { Vote } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Notice } from '@rostra/ui';
import { useErrorMessage } from '../../../lib/errors/error-message.ts';
import { useChoices } from '../choice-names.ts';
import { useMoveTo } from './use-move-to.ts';

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

interface CastDoneProps {
  vote: Vote;
  choice: string;
  /** Of a secret ballot. */
  receipt?: string;
  /** Changes each time that a ballot is cast; 0 before the first. */
  casts: number;
}

/** The choice that was cast, and the receipt. */
export function CastDone({ vote, choice, receipt, casts }: CastDoneProps) {
  const t = useMessages('votes');
  const name = useChoices(vote).find((each) => each.choice === choice)?.name ?? '';
  const target = useMoveTo(casts);
  return (
    <div ref={target} tabIndex={-1} className="mt-6">
      <Notice tone="success" isLive title={t('castDone')}>
        <p>{t('castText', { choice: name })}</p>
        {receipt === undefined ? null : (
          <p className="mt-2 break-words">
            {t('receipt')} <code>{receipt}</code>
          </p>
        )}
      </Notice>
    </div>
  );
}
