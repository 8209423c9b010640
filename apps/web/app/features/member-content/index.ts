export { ContentRow } from './content-row.tsx';
export { planNeeded } from './plan-needed.ts';
export { libraryKey } from './use-library.ts';
