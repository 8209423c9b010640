import type { MailState } from '@rostra/contract';

/** What somebody wants to see first: failed mails, or else the most telling state that has any. */
export function openingState(counts: Readonly<Record<MailState, number>>): MailState {
  const states: readonly MailState[] = ['failed', 'sent', 'waiting'];
  return states.find((state) => counts[state] > 0) ?? 'sent';
}
