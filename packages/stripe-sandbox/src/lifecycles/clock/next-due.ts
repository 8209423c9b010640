import { subscriptionOf } from '../../objects/invoices/invoice-links.ts';
import type { InvoiceRow, SubscriptionRow } from '../../store/rows.ts';
import type { Committed } from '../../store/store.ts';
import type { Work } from '../../store/work.ts';
import { findNextDue, SOURCES } from './due.ts';

export interface NextDue {
  /** When to look for work on the sandbox's own clock: never later than the next work is due. */
  at(): number;
  /** Called after every commit. */
  update(changes: Committed): void;
  /** Forgets the time, so that it is determined from all rows. */
  reset(): void;
}

/**
 * Remembers when the next work is due. A commit only looks at the rows it changed: they can bring the time forward. If
 * they postpone it, the remembered time is too early, which costs one unnecessary search when it is reached.
 */
export function trackNextDue(read: <T>(look: (work: Work) => T) => T): NextDue {
  let next: number | undefined;
  return {
    at() {
      next ??= read((work) => findNextDue(work, null)?.at ?? Number.POSITIVE_INFINITY);
      return next;
    },
    update(changes) {
      if (next === undefined) return;
      if (changes.has('settings') || hasRemoved(changes, 'customer')) {
        next = undefined;
        return;
      }
      const known = next;
      next = read((work) =>
        affectedRows(changes).reduce(
          (earliest, [kind, id]) => Math.min(earliest, SOURCES[kind].dueAt(work, id)),
          known,
        ),
      );
    },
    reset() {
      next = undefined;
    },
  };
}

/** The rows whose work may be due earlier after a commit, because they or what they depend on changed. */
function affectedRows(changes: Committed): [keyof typeof SOURCES, string][] {
  const affected: [keyof typeof SOURCES, string][] = [];
  for (const kind of Object.keys(SOURCES) as (keyof typeof SOURCES)[]) {
    for (const id of changes.get(kind)?.keys() ?? []) affected.push([kind, id]);
  }
  for (const id of changes.get('subscription_note')?.keys() ?? []) {
    affected.push(['subscription', id]);
  }
  for (const id of changes.get('schedule_note')?.keys() ?? []) {
    affected.push(['subscription_schedule', id]);
  }
  // A schedule waits while its subscription is paused, a resumption while its invoice is being paid.
  for (const { value } of changes.get('subscription')?.values() ?? []) {
    const schedule = (value as SubscriptionRow | undefined)?.schedule;
    if (schedule) affected.push(['subscription_schedule', schedule]);
  }
  for (const { value } of changes.get('invoice')?.values() ?? []) {
    const subscription = value === undefined ? null : subscriptionOf(value as InvoiceRow);
    if (subscription !== null) affected.push(['subscription', subscription]);
  }
  return affected;
}

function hasRemoved(changes: Committed, kind: string): boolean {
  return [...(changes.get(kind)?.values() ?? [])].some(({ value }) => value === undefined);
}
