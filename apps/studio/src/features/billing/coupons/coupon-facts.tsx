import type { Coupon } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { useFormat } from '../../../lib/formats/format.ts';
import { useMoney } from '../../../lib/money/use-money.ts';
import { usePlanName } from '../plans/use-plan-name.ts';

/** What it takes off, for how long and for which plans, and how often it was used. */
export function CouponFacts({ coupon }: { coupon: Coupon }) {
  const t = useMessages('studio-coupons');
  const format = useFormat();
  const money = useMoney();
  const nameOf = usePlanName();
  const { percentOff, amountOffMinor, currency, duration, months, planIds } = coupon;
  const { lastDay, uses, maxUses } = coupon;
  const discount =
    amountOffMinor === null || currency === null
      ? `${format.number(percentOff ?? 0)}%`
      : money(amountOffMinor, currency);
  const facts = [
    planIds === null ? t('plans.all') : planIds.map(nameOf).join(', '),
    maxUses === null
      ? t('uses', { count: uses })
      : t('usesOf', { count: format.number(uses), max: format.number(maxUses) }),
    // At noon, so that it is the same day in every time zone of the site.
    lastDay === null ? null : t('until', { date: format.day(`${lastDay}T12:00:00Z`) }),
  ];
  return (
    <>
      <p className="mt-1">
        <span className="figures-table font-medium">{t('off', { discount })}</span>{' '}
        <span className="text-muted">· {t('lasts', { duration, months: months ?? 0 })}</span>
      </p>
      <p className="text-muted">{facts.filter(Boolean).join(' · ')}</p>
    </>
  );
}
