import type { Coupon, CouponState } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Badge, Button, type Tone } from '@rostra/ui';
import { CouponFacts } from './coupon-facts.tsx';

const tones: Record<CouponState, Tone> = {
  active: 'success',
  expired: 'neutral',
  usedUp: 'neutral',
  retired: 'neutral',
};

interface CouponListProps {
  coupons: readonly Coupon[];
  onRetire: (coupon: Coupon) => void;
}

/** Newest first. */
export function CouponList({ coupons, onRetire }: CouponListProps) {
  const t = useMessages('studio-coupons');
  return (
    <ul aria-label={t('title')} className="mt-6 max-w-4xl border-ink border-t">
      {coupons.map((coupon) => (
        <li
          key={coupon.id}
          className="flex flex-wrap items-start gap-x-4 gap-y-2 border-line border-b py-4"
        >
          <div className="min-w-0 grow basis-64">
            <h2 className="flex flex-wrap items-center gap-x-3 font-medium text-lg">
              <bdi className="font-mono [overflow-wrap:anywhere]">{coupon.code}</bdi>
              <Badge tone={tones[coupon.state]}>{t(`state.${coupon.state}`)}</Badge>
            </h2>
            <p className="text-muted [overflow-wrap:anywhere]">
              <bdi>{coupon.name}</bdi>
            </p>
            <CouponFacts coupon={coupon} />
          </div>
          {coupon.state === 'retired' ? null : (
            <Button variant="quiet" size="small" onClick={() => onRetire(coupon)}>
              {t('retire')}
              <span className="sr-only">{coupon.code}</span>
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
