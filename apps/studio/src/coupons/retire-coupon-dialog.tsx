import { type Coupon, retireCoupon } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Button } from '@rostra/ui';
import { Dialog } from '@rostra/ui/dialog';
import { errorText } from '../lib/error-text.ts';
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
  const forms = useMessages('studio-forms');
  const { isBusy, error, change } = useCouponChange({
    send: (api) => api(retireCoupon, { params: { id: coupon.id } }),
    done: t('isRetired'),
    onDone: onClose,
  });
  return (
    <>
      <p className="mt-3 text-muted [overflow-wrap:anywhere]">
        {t('retireText', { code: coupon.code, count: coupon.uses })}
      </p>
      <p role="alert" className="min-h-6 pt-1 text-danger">
        {error ? errorText(error, forms('noConnection')) : null}
      </p>
      <div className="mt-2 flex flex-wrap gap-3">
        <Button variant="danger" isBusy={isBusy} onClick={() => change()}>
          {t('retire')}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          {forms('cancel')}
        </Button>
      </div>
    </>
  );
}
