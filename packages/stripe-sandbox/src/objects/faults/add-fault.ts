import type { Fault } from '../../store/fault.ts';
import { newId } from '../../store/ids.ts';
import type { Work } from '../../store/work.ts';
import { invalidRequest } from '../../wire/errors.ts';
import { DECLINE_CODES } from '../cards/decline.ts';

type Json = Record<string, unknown>;

/** Validates a fault and stores it until it has been used. */
export function addFault(work: Work, order: Json): Fault {
  const fault = readFault(order);
  work.put('fault', fault);
  return fault;
}

function readFault(order: Json): Fault {
  const common = { id: newId('fault', 10), times: Number(order.times ?? 1) };
  if (!Number.isInteger(common.times) || common.times < 1) {
    throw invalidRequest('times must be a whole number above zero.', 'times');
  }
  const match = String(order.match ?? '*');
  switch (order.kind) {
    case 'fail_payment':
      return {
        ...common,
        kind: 'fail_payment',
        declineCode: oneOf(DECLINE_CODES, order.declineCode ?? 'generic_decline', 'declineCode'),
        customer: typeof order.customer === 'string' ? order.customer : null,
      };
    case 'delay':
      return { ...common, kind: 'delay', match, ms: Math.min(Number(order.ms ?? 1000), 120_000) };
    case 'drop':
      return {
        ...common,
        kind: 'drop',
        match,
        when: oneOf(['before', 'after'], order.when ?? 'after', 'when'),
      };
    case 'break':
      return {
        ...common,
        kind: 'break',
        match,
        response: oneOf(
          ['server_error', 'rate_limit', 'not_permitted', 'bad_json', 'cut_short'],
          order.response ?? 'server_error',
          'response',
        ),
      };
    default:
      throw invalidRequest('kind must be fail_payment, delay, drop or break.', 'kind');
  }
}

function oneOf<const T extends string>(choices: readonly T[], value: unknown, name: string): T {
  const found = choices.find((choice) => choice === value);
  if (found !== undefined) return found;
  throw invalidRequest(`${name} must be one of ${choices.join(', ')}.`, name);
}
