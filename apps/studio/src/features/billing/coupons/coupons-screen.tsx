import type { Coupon } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Screen } from '../../../layout/screen.tsx';
import { AddButton } from '../../../lib/controls/add-button.tsx';
import { ListStates } from '../../../lib/list-states/list-states.tsx';
import { NoRows } from '../../../lib/list-states/no-rows.tsx';
import { useApi } from '../../../session/session-provider.tsx';
import { CouponDialog } from './coupon-dialog.tsx';
import { CouponList } from './coupon-list.tsx';
import { couponsQuery } from './coupons-query.ts';
import { RetireCouponDialog } from './retire-coupon-dialog.tsx';

/** Discounts that members get with a code. */
export default function CouponsScreen() {
  const t = useMessages('studio-coupons');
  const coupons = useQuery(couponsQuery(useApi()));
  const [isCreating, setIsCreating] = useState(false);
  const [retired, setRetired] = useState<Coupon>();
  return (
    <Screen
      title={t('title')}
      lead={t('lead')}
      actions={<AddButton onClick={() => setIsCreating(true)}>{t('add')}</AddButton>}
    >
      <ListStates
        list={coupons}
        count={coupons.data?.length ?? 0}
        empty={<NoRows title={t('emptyTitle')} text={t('emptyText')} />}
      >
        <CouponList coupons={coupons.data ?? []} onRetire={setRetired} />
      </ListStates>
      <CouponDialog isOpen={isCreating} onClose={() => setIsCreating(false)} />
      <RetireCouponDialog coupon={retired} onClose={() => setRetired(undefined)} />
    </Screen>
  );
}
