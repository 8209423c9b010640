import type { Kind } from '../../store/kinds.ts';
import { between } from '../../wire/number-params.ts';
import { shape, text } from '../../wire/params.ts';
import { parseSearch } from '../../wire/search.ts';
import { type Route, route } from './route.ts';

const params = shape({ query: text }, { limit: between(1, 100), page: text });

const SEARCHABLE: Record<string, Kind> = {
  charges: 'charge',
  customers: 'customer',
  invoices: 'invoice',
  payment_intents: 'payment_intent',
  prices: 'price',
  products: 'product',
  subscriptions: 'subscription',
};

/** Search by field and metadata. Unlike Stripe's, it is never behind. */
export const searchRoutes: Route[] = Object.entries(SEARCHABLE).map(([path, kind]) =>
  route('GET', `/v1/${path}/search`, params, (work, { input }) => {
    const isMatch = parseSearch(input.query);
    const found = work.all(kind).filter((row) => isMatch(row));
    const start = Number(input.page ?? 0);
    const end = start + (input.limit ?? 10);
    const hasMore = end < found.length;
    return {
      object: 'search_result',
      data: found.slice(start, end),
      has_more: hasMore,
      next_page: hasMore ? String(end) : null,
      url: `/v1/${path}/search`,
    };
  }),
);
