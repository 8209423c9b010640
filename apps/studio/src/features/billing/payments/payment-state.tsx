import type { Payment, PaymentState } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Badge, Link, type Tone } from '@rostra/ui';
import { useFormat } from '../../../lib/formats/format.ts';
import { useMoney } from '../../../lib/money/use-money.ts';
import { DisputeFacts } from './dispute-facts.tsx';

const tones: Record<PaymentState, Tone> = {
  paid: 'success',
  failed: 'danger',
  refunded: 'neutral',
  disputed: 'danger',
};

function stateOf({ isPaid, isDisputed, amountRefunded, amount }: Payment): PaymentState {
  if (!isPaid) return 'failed';
  if (isDisputed) return 'disputed';
  return amountRefunded >= amount ? 'refunded' : 'paid';
}

/** The state, and for a failed payment why it failed, what Stripe does next and whom to write to. */
export function PaymentStateCell({ payment }: { payment: Payment }) {
  const t = useMessages('studio-money');
  const state = stateOf(payment);
  return (
    <>
      <Badge tone={tones[state]}>{t(`state.${state}`)}</Badge>
      {state === 'failed' ? <Failure payment={payment} /> : null}
      {payment.disputes.map((dispute) => (
        <DisputeFacts key={dispute.id} dispute={dispute} name={payment.member.name} />
      ))}
    </>
  );
}

function Failure({ payment }: { payment: Payment }) {
  const t = useMessages('studio-money');
  const members = useMessages('studio-members');
  const format = useFormat();
  const money = useMoney();
  const { declineReason, attempts, nextAttemptAt, member, amount, currency } = payment;
  const subject = t('mailSubject', { amount: money(amount, currency) });
  return (
    <div className="mt-1 max-w-80 text-xs">
      <p>
        {declineReason ? `${members(`decline.${declineReason}`)} ` : null}
        {t('attempts', { count: attempts })}
      </p>
      <p className="text-muted">
        {nextAttemptAt ? t('nextAttempt', { date: format.day(nextAttemptAt) }) : t('noNextAttempt')}
      </p>
      <Link href={`mailto:${member.email}?subject=${encodeURIComponent(subject)}`}>
        {t('write')}
        <span className="sr-only"> {member.name}</span>
      </Link>
    </div>
  );
}
