import type { SuppressionReason } from '../../../db/tables/newsletters.ts';
import type { KnownSubscriber } from './known-subscribers.repo.ts';

/** A row of a list, as it was read. */
export interface ListedAddress {
  readonly email: string;
  readonly language: string | null;
  /** When they subscribed there, if the list says it. */
  readonly consentedAt: string | undefined;
  readonly state: 'subscribed' | 'left' | 'bounced' | 'complained' | 'unconfirmed';
}

/** What an import does with a row. */
export type Judgement =
  | { readonly kind: 'add' }
  /** A subscriber gets more newsletters. */
  | { readonly kind: 'join'; readonly newsletterIds: readonly string[] }
  | { readonly kind: 'suppress'; readonly reason: 'bounced' | 'complained' }
  /** Has left there since an import brought them here. */
  | { readonly kind: 'leave'; readonly newsletterIds: readonly string[] }
  /** This import has added them before it was interrupted. */
  | { readonly kind: 'done' }
  | { readonly kind: 'ignore'; readonly reason: IgnoredReason };

export type IgnoredReason = 'subscribed' | 'left' | 'suppressed' | 'erased' | 'unconfirmed';

interface Known {
  readonly importId: string;
  readonly newsletterIds: readonly string[];
  readonly subscriber: KnownSubscriber | undefined;
  readonly suppression: SuppressionReason | undefined;
}

const ignore = (reason: IgnoredReason): Judgement => ({ kind: 'ignore', reason });

/** What somebody chose here counts more than what a list says; a refusal counts more than a consent. */
export function judgeRow({ state }: ListedAddress, known: Known): Judgement {
  const { subscriber, suppression, newsletterIds, importId } = known;
  if (suppression) return ignore(suppression === 'erased' ? 'erased' : 'suppressed');
  if (state === 'subscribed') {
    if (!subscriber) return { kind: 'add' };
    if (subscriber.importId === importId) return { kind: 'done' };
    const states = newsletterIds.map((id) => subscriber.subscriptions.get(id));
    const more = newsletterIds.filter((_, index) => states[index] === undefined);
    if (more.length > 0) return { kind: 'join', newsletterIds: more };
    return ignore(states.includes('subscribed') ? 'subscribed' : 'left');
  }
  if (subscriber?.hasConfirmed) return ignore('subscribed');
  if (state === 'bounced' || state === 'complained') return { kind: 'suppress', reason: state };
  if (state === 'unconfirmed') return ignore('unconfirmed');
  const left = newsletterIds.filter((id) => subscriber?.subscriptions.get(id) === 'subscribed');
  return left.length > 0 ? { kind: 'leave', newsletterIds: left } : ignore('left');
}
