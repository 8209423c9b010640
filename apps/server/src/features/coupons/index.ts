export { couponsFeature } from './feature.ts';
export { tidyPromotions } from './tidy-promotions.ts';
