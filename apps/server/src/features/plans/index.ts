export { plansFeature } from './feature.ts';
export { findProductsOf } from './find-products.ts';
export { ensurePrices } from './prices/ensure-prices.ts';
export { tidyPrices } from './prices/tidy-prices.ts';
