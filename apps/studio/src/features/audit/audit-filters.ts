import { type AuditAction, auditActions } from '@rostra/contract';
import { startOfDay } from '../../lib/formats/zone-time.ts';

export interface AuditFilters {
  action: AuditAction | undefined;
  /** The id of a user, or `terminal`. */
  actor: string;
  /** Days in the zone of the site, such as `2026-11-16`. */
  from: string;
  to: string;
  /** One text or account: its kind and id. */
  about: string;
}

const DAY_MS = 24 * 60 * 60_000;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

const ABOUT = /^[a-z-]{1,100}\/[\w-]{1,100}$/;

const dayIn = (value: string | null) => (value !== null && DAY.test(value) ? value : '');

/** Reads the filters from the URL. Unknown values are ignored. */
export function readAuditFilters(query: URLSearchParams): AuditFilters {
  const actor = query.get('actor') ?? '';
  return {
    action: auditActions.find((action) => action === query.get('action')),
    actor: actor === 'terminal' || /^[1-9]\d{0,8}$/.test(actor) ? actor : '',
    from: dayIn(query.get('from')),
    to: dayIn(query.get('to')),
    about: ABOUT.test(query.get('about') ?? '') ? (query.get('about') ?? '') : '',
  };
}

export function writeAuditFilters({
  action,
  actor,
  from,
  to,
  about,
}: AuditFilters): URLSearchParams {
  const query = new URLSearchParams();
  if (action) query.set('action', action);
  if (actor) query.set('actor', actor);
  if (from) query.set('from', from);
  if (to) query.set('to', to);
  if (about) query.set('about', about);
  return query;
}

/** The filters as the call takes them. The last day is included. */
export function auditQuery({ action, actor, from, to, about }: AuditFilters, timeZone: string) {
  const [targetKind, targetId] = about.split('/');
  return {
    ...(targetKind && targetId ? { targetKind, targetId } : {}),
    ...(action ? { action } : {}),
    ...(actor ? { actor: actor === 'terminal' ? ('terminal' as const) : Number(actor) } : {}),
    ...(from ? { since: startOfDay(from, timeZone).toISOString() } : {}),
    ...(to ? { until: startOfDay(dayAfter(to), timeZone).toISOString() } : {}),
  };
}

const dayAfter = (day: string): string =>
  new Date(Date.parse(`${day}T00:00Z`) + DAY_MS).toISOString().slice(0, 10);
