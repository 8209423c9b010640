import type { ListedAuditEntry } from '@rostra/contract';

type Facts = Pick<ListedAuditEntry, 'before' | 'after'>;

/** The note is shown below the action, and a currency with its amount. */
const isShownElsewhere = (name: string, { before, after }: Facts) =>
  name === 'note' || (name === 'currency' && (amountIn(before) ?? amountIn(after)) !== undefined);

/**
 * The recorded fields that say something: those that differ, or that are known only after or before.
 * On a site with one language, the language of a text does not.
 */
export function factNames({ before, after }: Facts, languages: readonly string[]): string[] {
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...names].filter((name) => {
    if (isShownElsewhere(name, { before, after })) return false;
    if (name === 'locale' && languages.length < 2) return false;
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

/** An amount that was recorded in the minor units of its currency. */
export function amountIn(facts: Facts['after']): { minor: number; currency: string } | undefined {
  const { amount, currency } = facts ?? {};
  return typeof amount === 'number' && typeof currency === 'string'
    ? { minor: amount, currency }
    : undefined;
}
