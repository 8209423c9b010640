export type { ReadershipContext } from './count/context.ts';
export { ViewCounter } from './count/view-counter.ts';
export { readershipFeature } from './feature.ts';
