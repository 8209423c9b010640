import type { EntryState } from '@rostra/contract';
import { type RawBuilder, sql } from 'kysely';

/** The condition for `entryState`. */
export function hasState(state: EntryState, now: string): RawBuilder<boolean> {
  switch (state) {
    case 'draft':
      return sql<boolean>`visible_from = ''`;
    case 'scheduled':
      return sql<boolean>`visible_from > ${now}`;
    case 'live':
      return sql<boolean>`visible_from <> '' and visible_from <= ${now} and live_version = version`;
    case 'live with changes':
      return sql<boolean>`visible_from <> '' and visible_from <= ${now}
        and (live_version is null or live_version <> version)`;
  }
}
