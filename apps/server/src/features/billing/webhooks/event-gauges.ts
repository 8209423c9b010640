import type { Gauge } from '../../../adapters/metrics/metrics.ts';
import type { Db } from '../../../db/client.ts';
import { countWaitingEvents, findOldestWaitingEventTime } from './events.repo.ts';

export const eventGauges = ({ queries }: Db, now: () => Date): Gauge[] => [
  {
    name: 'webhook_events_waiting',
    help: 'Webhook events of Stripe that are not handled yet',
    read: () => countWaitingEvents(queries),
  },
  {
    name: 'webhook_events_oldest_seconds',
    help: 'Age of the oldest webhook event that is not handled yet',
    read: async () => {
      const time = await findOldestWaitingEventTime(queries);
      return time === null ? 0 : Math.max(0, (now().getTime() - Date.parse(time)) / 1000);
    },
  },
];
