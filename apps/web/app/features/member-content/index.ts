export { ContentRow } from './library/content-row.tsx';
export { libraryKey } from './library/use-library.ts';
export { planNeeded } from './required-plan.ts';
