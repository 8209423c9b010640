import { type Redemption, redeemGift } from '@rostra/contract';
import { pages, pathTo } from '@rostra/contract/pages';
import { useMessages } from '@rostra/messages/react';
import { Button, LinkButton, Notice } from '@rostra/ui';
import { useMutation } from '@tanstack/react-query';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { usePlanTexts } from '../../../../lib/plans/use-plan-texts.ts';
import { useApi } from '../../../sessions/index.ts';
import { useBilling } from '../../account/use-billing.ts';
import { explainPayment } from '../../payment/explain-payment.ts';

interface ConfirmRedemptionProps {
  code: string;
  shown: Redemption;
  onBack: () => void;
}

export function ConfirmRedemption({ code, shown, onBack }: ConfirmRedemptionProps) {
  const t = useMessages('gifts');
  const billing = useMessages('billing');
  const api = useApi();
  const { refresh } = useBilling();
  const { nameOf } = usePlanTexts();
  const { redeemAs, message, months, recipientName: name } = shown;
  const redeeming = useMutation({
    mutationFn: (chosen: 'plan' | 'credit') =>
      api(redeemGift, { body: { code, redeemAs: chosen } }),
    onSuccess: () => void refresh(),
  });
  if (redeeming.data) return <Redeemed redemption={redeeming.data} />;
  const { error, isPending } = redeeming;
  return (
    <section className="max-w-measure border-ink border-t py-8" aria-labelledby="what">
      {name ? (
        <p className="text-muted [overflow-wrap:anywhere]">{t('giftFor', { name })}</p>
      ) : null}
      <h2 id="what" className="text-2xl">
        {t('what', {
          plan: nameOf(shown.planId, shown.planName),
          length: t('length', { months }),
        })}
      </h2>
      {message ? (
        <p className="mt-4 whitespace-pre-line [overflow-wrap:anywhere]">{message}</p>
      ) : null}
      <p className="mt-4" role="status">
        <Consequence shown={shown} />
      </p>
      {error ? (
        <Notice tone="danger" isLive className="mt-4">
          {explainPayment(error, t('notRedeemed'), billing)}
        </Notice>
      ) : null}
      <div className="mt-6 flex flex-wrap gap-3">
        {redeemAs === 'wait' ? null : (
          <Button
            isBusy={isPending}
            onClick={() => {
              if (!isPending) redeeming.mutate(redeemAs);
            }}
          >
            {t(redeemAs === 'credit' ? 'redeemCredit' : 'redeem')}
          </Button>
        )}
        <Button variant="quiet" onClick={onBack}>
          {t('another')}
        </Button>
      </div>
    </section>
  );
}

function Consequence({ shown }: { shown: Redemption }) {
  const t = useMessages('gifts');
  const format = useFormat();
  const { redeemAs, credit, startsAt, endsAt, expiresAt } = shown;
  if (credit) {
    return t('becomesCredit', { amount: format.money(credit.amount, credit.currency) });
  }
  if (redeemAs === 'wait') {
    const until = expiresAt ? ` ${t('waitUntil', { date: format.date(expiresAt) })}` : '';
    return t('wait') + until;
  }
  const isNow = Date.parse(startsAt) <= Date.now();
  return isNow
    ? t('from', { date: format.date(endsAt) })
    : t('later', { start: format.date(startsAt), end: format.date(endsAt) });
}

function Redeemed({ redemption }: { redemption: Redemption }) {
  const t = useMessages('gifts');
  const format = useFormat();
  const { nameOf } = usePlanTexts();
  const { credit, planId, planName, endsAt } = redemption;
  return (
    <>
      <Notice tone="success" isLive title={t('redeemedTitle')}>
        {credit
          ? t('credited', { amount: format.money(credit.amount, credit.currency) })
          : t('redeemed', { plan: nameOf(planId, planName), date: format.date(endsAt) })}
      </Notice>
      <div className="mt-6 flex flex-wrap gap-3">
        <LinkButton href={pathTo(pages.dashboard)}>{t('open')}</LinkButton>
        <LinkButton variant="secondary" href={pathTo(pages.subscription)}>
          {t('subscription')}
        </LinkButton>
      </div>
    </>
  );
}
