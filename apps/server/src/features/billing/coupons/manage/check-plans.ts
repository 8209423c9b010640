import type { NewCoupon } from '@rostra/contract';
import { messageReference } from '@rostra/messages';
import { invalidField } from '../../../../errors.ts';
import type { PlanCatalog } from '../../../../languages/plan-catalog.ts';
import { planNameOf } from '../../plans/plan-prices.ts';
import { discountOn } from '../discount-on.ts';
import { MIN_CHARGE_MINOR } from '../find-coupon.ts';

/** Each plan must exist, have the currency of the amount, and cost enough with the discount to be charged. */
export function checkPlans(catalog: PlanCatalog, coupon: NewCoupon): void {
  const { planIds, currency } = coupon;
  const named = planIds?.map((id) => {
    const plan = catalog.find(id);
    if (!plan) throw invalidField(['planIds'], messageReference('billing-server', 'planNotFound'));
    if (currency !== null && plan.currency !== currency) {
      const name = planNameOf(catalog, id);
      throw invalidField(
        ['planIds'],
        messageReference('coupons-server', 'otherCurrency', { name }),
      );
    }
    return plan;
  });
  const covered =
    named ?? catalog.offered.filter((plan) => currency === null || plan.currency === currency);
  const tooCheap = covered.find(
    ({ priceMinor }) => priceMinor - discountOn(coupon, priceMinor) < MIN_CHARGE_MINOR,
  );
  if (!tooCheap) return;
  const field = coupon.percentOff === null ? 'amountOffMinor' : 'percentOff';
  const name = planNameOf(catalog, tooCheap.id);
  throw invalidField([field], messageReference('coupons-server', 'tooCheap', { name }));
}
