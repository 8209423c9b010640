import type { SubscriberDetails } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Badge } from '@rostra/ui';
import type { ReactNode } from 'react';
import { useFormat } from '../../lib/formats/format.ts';

type Subscription = SubscriberDetails['subscriptions'][number];

interface SubscriptionListProps {
  subscriptions: readonly Subscription[];
  /** Beside one that somebody gets. */
  action?: (subscription: Subscription) => ReactNode;
}

/** Which newsletters somebody gets, or has left. */
export function SubscriptionList({ subscriptions, action }: SubscriptionListProps) {
  const t = useMessages('studio-newsletters');
  const format = useFormat();
  if (subscriptions.length === 0) return <p className="mt-3 text-muted">{t('noSubscriptions')}</p>;
  return (
    <ul className="mt-3 border-ink border-t">
      {subscriptions.map((subscription) => {
        const { newsletterId, name, isClosed, subscribedAt, leftAt } = subscription;
        return (
          <li
            key={newsletterId}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-line border-b py-2.5"
          >
            <span className="min-w-0">
              <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
                <bdi className="font-medium [overflow-wrap:anywhere]">{name}</bdi>
                {isClosed ? <Badge>{t('closed')}</Badge> : null}
              </span>
              <span className="block text-muted text-xs">
                {leftAt
                  ? t('leftAt', { date: format.day(leftAt) })
                  : t('subscribedAt', { date: format.day(subscribedAt) })}
              </span>
            </span>
            {leftAt ? null : action?.(subscription)}
          </li>
        );
      })}
    </ul>
  );
}
