import {
  plans as builtInPlans,
  type MemberFilter,
  memberBillingStates,
  memberReading,
  memberSeen,
  memberStatuses,
} from '@rostra/contract';
import { startOfDay } from '../../lib/formats/zone-time.ts';

/** Filters with a fixed choice of values. Those of `plan` depend on the site. */
export const choices = {
  billing: memberBillingStates,
  status: memberStatuses,
  verified: ['true', 'false'],
  seen: memberSeen,
  reading: memberReading,
} as const;

export type Choice = keyof typeof choices | 'plan';
export const choiceNames: readonly Choice[] = ['plan', ...(Object.keys(choices) as Choice[])];

/** As in the URL. Empty: everything. */
export interface MemberFilters extends Record<Choice, string> {
  search: string;
  /** Days in the zone of the site, such as `2026-11-16`. */
  from: string;
  to: string;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Reads the filters from the URL. Unknown values are ignored. */
export function readMemberFilters(
  query: URLSearchParams,
  plans: readonly string[] = builtInPlans,
): MemberFilters {
  const chosen = (name: keyof typeof choices) => {
    const values: readonly string[] = choices[name];
    return values.find((value) => value === query.get(name)) ?? '';
  };
  const dayIn = (name: string) => (DAY.test(query.get(name) ?? '') ? (query.get(name) ?? '') : '');
  return {
    search: query.get('q') ?? '',
    plan: [...plans, 'none'].find((plan) => plan === query.get('plan')) ?? '',
    billing: chosen('billing'),
    status: chosen('status'),
    verified: chosen('verified'),
    seen: chosen('seen'),
    reading: chosen('reading'),
    from: dayIn('from'),
    to: dayIn('to'),
  };
}

export function writeMemberFilters({ search, ...others }: MemberFilters): URLSearchParams {
  const query = new URLSearchParams();
  if (search.trim()) query.set('q', search.trim());
  for (const [name, value] of Object.entries(others)) if (value) query.set(name, value);
  return query;
}

/** How many filters besides the search. */
export const countFilters = ({ search: _, ...others }: MemberFilters): number =>
  Object.values(others).filter(Boolean).length;

/** The filters as the call takes them. The last day is included. */
export function memberQuery(
  { search, from, to, ...chosen }: MemberFilters,
  timeZone: string,
): MemberFilter {
  const words = search.trim().slice(0, 200);
  return {
    ...(words ? { search: words } : {}),
    ...(Object.fromEntries(Object.entries(chosen).filter(([, value]) => value)) as MemberFilter),
    ...(from ? { joinedFrom: startOfDay(from, timeZone).toISOString() } : {}),
    ...(to ? { joinedTo: startOfDay(dayAfter(to), timeZone).toISOString() } : {}),
  };
}

const DAY_MS = 24 * 60 * 60_000;

const dayAfter = (day: string): string =>
  new Date(Date.parse(`${day}T00:00Z`) + DAY_MS).toISOString().slice(0, 10);
