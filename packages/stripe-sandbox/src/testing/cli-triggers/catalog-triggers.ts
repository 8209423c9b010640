import { CLOCK, PLAN, PRICE, PRODUCT } from './steps.ts';

export const CATALOG_TRIGGERS: Record<string, string[]> = {
  'coupon.created': ['coupon: coupons?percent_off=20'],
  'coupon.deleted': ['coupon: coupons?percent_off=20', 'deleted: DELETE coupons/$coupon'],
  'coupon.updated': [
    'coupon: coupons?percent_off=20',
    'updated: coupons/$coupon?metadata[foo]=bar',
  ],
  'plan.created': [PLAN],
  'plan.deleted': [PLAN, 'deleted: DELETE plans/$plan'],
  'plan.updated': [PLAN, 'updated: plans/$plan?metadata[foo]=bar'],
  'price.created': [PRODUCT, PRICE],
  'price.updated': [PRODUCT, PRICE, 'updated: prices/$price?metadata[foo]=bar'],
  'product.created': [PRODUCT],
  'product.deleted': [PRODUCT, 'deleted: DELETE products/$product'],
  'product.updated': [PRODUCT, 'updated: products/$product?metadata[foo]=bar'],
  'promotion_code.created': [
    'coupon: coupons?percent_off=20',
    'code: promotion_codes?promotion[type]=coupon&promotion[coupon]=$coupon',
  ],
  'promotion_code.updated': [
    'coupon: coupons?percent_off=20',
    'code: promotion_codes?promotion[type]=coupon&promotion[coupon]=$coupon',
    'updated: promotion_codes/$code?metadata[foo]=bar',
  ],
  'tax_rate.created': ['rate: tax_rates?display_name=test&inclusive=true&percentage=10'],
  'tax_rate.updated': [
    'rate: tax_rates?display_name=test&inclusive=true&percentage=10',
    'updated: tax_rates/$rate?active=false',
  ],
  'test_helpers.test_clock.advancing': [
    CLOCK,
    'moved: test_helpers/test_clocks/$clock/advance?frozen_time=1580515200',
  ],
  'test_helpers.test_clock.created': [CLOCK],
  'test_helpers.test_clock.deleted': [CLOCK, 'deleted: DELETE test_helpers/test_clocks/$clock'],
  'test_helpers.test_clock.ready': [
    'clock: test_helpers/test_clocks?frozen_time=1800000000',
    'moved: test_helpers/test_clocks/$clock/advance?frozen_time=1800000100',
  ],
};
