import type { EntrySummary } from '@rostra/contract';

/** What somebody chose to do in the list. */
export type TaxonomyAction =
  | { do: 'create' }
  | { do: 'edit' | 'merge' | 'delete'; entry: EntrySummary };
