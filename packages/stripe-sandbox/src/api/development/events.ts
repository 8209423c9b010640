import { countPendingWebhooks } from '../../objects/webhooks/queue-deliveries.ts';
import { get } from '../../store/work.ts';
import { isWithin, paginate } from '../../wire/list.ts';
import { listOf, shape, text } from '../../wire/params.ts';
import { paging, range } from '../../wire/shared-params.ts';
import { idOf, type Route, route } from '../requests/route.ts';

const listParams = shape(
  {},
  { ...paging, created: range, type: text, types: listOf(text), delivery_success: text },
);

export const eventRoutes: Route[] = [
  route('GET', '/v1/events/:id', shape({}, {}), (work, call) => get(work, 'event', idOf(call))),
  route('GET', '/v1/events', listParams, (work, { input }) => {
    const events = work
      .all('event')
      .filter((event) => isWithin(event.created, input.created))
      .filter((event) => input.type === undefined || matchesType(input.type, event.type))
      .filter((event) => input.types === undefined || input.types.includes(event.type))
      .filter(
        (event) =>
          input.delivery_success === undefined ||
          (countPendingWebhooks(work, event.id) === 0) === (input.delivery_success === 'true'),
      );
    return paginate(events, input, '/v1/events');
  }),
];

/** `invoice.*` stands for every invoice event, `*` for all. */
function matchesType(pattern: string, type: string): boolean {
  if (pattern === '*') return true;
  return pattern.endsWith('*') ? type.startsWith(pattern.slice(0, -1)) : pattern === type;
}
