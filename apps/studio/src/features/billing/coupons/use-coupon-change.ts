import type { Coupon } from '@rostra/contract';
import { type ChangeOptions, useChange } from '../../../session/use-change.ts';
import { couponsKey } from './coupons-query.ts';

type CouponChange<Input> = Omit<ChangeOptions<Input, { data: Coupon[] }>, 'keep' | 'affects'>;

/** Every change answers with all coupons. */
export const useCouponChange = <Input = void>(options: CouponChange<Input>) =>
  useChange({
    ...options,
    keep: (queries, { data }) => queries.setQueryData(couponsKey, data),
    affects: couponsKey,
  });
