import type { EndpointRow } from '../../../db/tables/webhooks.ts';

/** For the audit log. The path of an address can contain a key of the receiver. */
export const factsOf = ({
  name,
  address,
  events,
}: Pick<EndpointRow, 'name' | 'address' | 'events'>) => ({
  name,
  host: new URL(address).host,
  events: JSON.parse(events) as string[],
});
