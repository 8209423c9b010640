import type { ListedAuditEntry } from '@rostra/contract';

type Facts = Pick<ListedAuditEntry, 'before' | 'after'>;

/** Said in words elsewhere: the note below the action, the ids by the names of what they stand for. */
const SHOWN_ELSEWHERE = ['note'];

/** The recorded fields that say something: those that differ, or that are known only after or before. */
export function factNames({ before, after }: Facts): string[] {
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...names].filter((name) => {
    if (SHOWN_ELSEWHERE.includes(name)) return false;
    const [was, is] = [before?.[name], after?.[name]];
    if (isEmpty(was) && isEmpty(is)) return false;
    // A change of a text lists only what it changes, while all names from before are recorded.
    if (before && after && 'fields' in after && !(name in after)) return false;
    return JSON.stringify(was) !== JSON.stringify(is);
  });
}

const isEmpty = (value: unknown) => value === undefined || value === null || value === '';

/** What was said about it, such as why a text was sent back. */
export const noteIn = ({ after }: Facts): string | undefined =>
  typeof after?.note === 'string' ? after.note : undefined;
