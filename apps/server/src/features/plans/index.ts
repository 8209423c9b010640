export { plansFeature } from './feature.ts';
export { findProductsOf } from './find-products.ts';
export { continueMoves } from './moves/continue-moves.ts';
export { ensurePrices } from './prices/ensure-prices.ts';
export { tidyPrices } from './prices/tidy-prices.ts';
