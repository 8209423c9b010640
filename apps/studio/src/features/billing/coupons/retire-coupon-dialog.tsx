import { type Coupon, retireCoupon } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Dialog } from '@rostra/ui/dialog';
import { Confirmation } from '../../../lib/controls/confirmation.tsx';
import { useCouponChange } from './use-coupon-change.ts';

interface RetireCouponDialogProps {
  coupon: Coupon | undefined;
  onClose: () => void;
}

export function RetireCouponDialog({ coupon, onClose }: RetireCouponDialogProps) {
  const t = useMessages('studio-coupons');
  return (
    <Dialog isOpen={coupon !== undefined} onClose={onClose} title={t('retireTitle')}>
      {coupon ? <RetireForm coupon={coupon} onClose={onClose} /> : null}
    </Dialog>
  );
}

function RetireForm({ coupon, onClose }: { coupon: Coupon; onClose: () => void }) {
  const t = useMessages('studio-coupons');
  const { isBusy, error, change } = useCouponChange({
    send: (api) => api(retireCoupon, { params: { id: coupon.id } }),
    done: t('isRetired'),
    onDone: onClose,
  });
  return (
    <Confirmation
      text={t('retireText', { code: coupon.code, count: coupon.uses })}
      action={t('retire')}
      isBusy={isBusy}
      error={error}
      onConfirm={() => change()}
      onCancel={onClose}
    />
  );
}
