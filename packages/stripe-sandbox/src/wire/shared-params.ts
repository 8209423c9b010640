import { invalidRequest } from './errors.ts';
import { between, timestamp } from './number-params.ts';
import { either, nullable, oneOf, type Param, shape, text } from './params.ts';

/** Key-value pairs. An empty value removes its key; an empty parameter removes all. */
export const metadata: Param<Record<string, string>> = (value, at) => {
  if (value === '') return { '': '' };
  if (typeof value !== 'object' || value === null) throw invalidRequest('Invalid object', at);
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => {
      if (key.length > 40)
        throw invalidRequest(`Metadata keys hold 40 characters at most: ${key}`, at);
      const read = text(inner, `${at}[${key}]`);
      if (read.length > 500) {
        throw invalidRequest('Metadata values hold 500 characters at most', `${at}[${key}]`);
      }
      return [key, read];
    }),
  );
};

export const address = shape(
  {},
  {
    city: nullable(text),
    country: nullable(text),
    line1: nullable(text),
    line2: nullable(text),
    postal_code: nullable(text),
    state: nullable(text),
  },
);

export const range = either(
  timestamp,
  shape({}, { gt: timestamp, gte: timestamp, lt: timestamp, lte: timestamp }),
);

export const cancellationReason = oneOf(
  'customer_service',
  'low_quality',
  'missing_features',
  'other',
  'switched_service',
  'too_complex',
  'too_expensive',
  'unused',
);

export const paging = { limit: between(1, 100), starting_after: text, ending_before: text };
