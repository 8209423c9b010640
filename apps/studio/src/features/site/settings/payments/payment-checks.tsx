import type { PaymentSetup } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Badge, type Tone } from '@rostra/ui';
import type { ReactNode } from 'react';
import { useFormat } from '../../../../lib/formats/format.ts';
import { useMoney } from '../../../../lib/money/use-money.ts';

type Verdict = 'right' | 'wrong' | 'unknown';

const tones: Record<Verdict, Tone> = { right: 'success', wrong: 'danger', unknown: 'neutral' };

const verdictOf = (state: string, good: string): Verdict =>
  state === good ? 'right' : state === 'unknown' ? 'unknown' : 'wrong';

/** One line for each thing that was checked. */
export function PaymentChecks({ setup: { key, webhook, prices } }: { setup: PaymentSetup }) {
  const t = useMessages('studio-settings');
  const format = useFormat();
  const money = useMoney();
  return (
    <ul aria-label={t('payments.checks')} className="mt-4 border-line border-t">
      {key ? (
        <Check verdict={verdictOf(key, 'accepted')} name={t('payments.keys')}>
          {t(`payments.key.${key}`)}
        </Check>
      ) : null}
      {webhook ? (
        <Check verdict={verdictOf(webhook.state, 'enabled')} name={t('payments.webhook')}>
          <p>{t(`payments.webhookState.${webhook.state}`)}</p>
          <p dir="ltr" className="break-all font-mono text-xs">
            {webhook.url}
          </p>
          {webhook.missingEvents.length > 0 ? (
            <p dir="ltr" className="font-mono text-xs">
              {webhook.missingEvents.join(', ')}
            </p>
          ) : null}
          <p>
            {webhook.lastEventAt
              ? t('payments.lastEvent', { date: format.moment(webhook.lastEventAt) })
              : t('payments.noEvent')}
          </p>
        </Check>
      ) : null}
      {prices.map(({ planId, plan, priceId, state, amount, currency, interval }) => (
        <Check
          key={planId}
          verdict={verdictOf(state, 'right')}
          name={t('payments.price', { plan, amount: money(amount, currency), interval })}
        >
          <p>{t(`payments.priceState.${state}`)}</p>
          {priceId ? (
            <p dir="ltr" className="break-all font-mono text-xs">
              {priceId}
            </p>
          ) : null}
        </Check>
      ))}
    </ul>
  );
}

interface CheckProps {
  verdict: Verdict;
  name: string;
  children: ReactNode;
}

function Check({ verdict, name, children }: CheckProps) {
  const t = useMessages('studio-settings');
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1 border-line border-b py-3">
      <div className="min-w-0 flex-1 basis-60">
        <p className="font-medium">{name}</p>
        <div className="text-muted text-sm">{children}</div>
      </div>
      <Badge tone={tones[verdict]}>{t(`payments.verdict.${verdict}`)}</Badge>
    </li>
  );
}
