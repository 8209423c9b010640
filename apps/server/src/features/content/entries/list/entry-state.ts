import type { EntryState } from '@rostra/contract';
import type { EntryRow } from '../index/content-entries.repo.ts';

type Published = Pick<EntryRow, 'visible_from' | 'version' | 'live_version'>;

/** The state that staff see. It changes with time, so it is not stored. */
export function entryState(row: Published, now: string): EntryState {
  if (row.visible_from === '') return 'draft';
  if (row.visible_from > now) return 'scheduled';
  return row.live_version === row.version ? 'live' : 'live with changes';
}
