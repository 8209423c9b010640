export { moneyFeature } from './feature.ts';
