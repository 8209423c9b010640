import type { BillingOverview, Subscription } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import type { ReactNode } from 'react';
import { dayTag } from '../../../lib/dates/day-tag.tsx';
import { useFormat } from '../../../lib/format/use-format.ts';

interface PauseSentenceProps {
  state: BillingOverview['state'];
  subscription: Subscription;
  pause: NonNullable<Subscription['pause']>;
}

export function PauseSentence({ state, subscription, pause }: PauseSentenceProps): ReactNode {
  const t = useMessages('pauses');
  const format = useFormat();
  const { startsAt, endsAt } = pause;
  const { nextPrice, currency } = subscription;
  const end = {
    ...{ date: format.date(endsAt), day: dayTag(endsAt) },
    price: format.money(nextPrice ?? 0, currency),
  };
  return state === 'paused'
    ? t.rich('now', end)
    : t.rich('planned', { ...end, from: format.date(startsAt), start: dayTag(startsAt) });
}
