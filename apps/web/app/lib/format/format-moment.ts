import type { Messages } from '@rostra/messages';

const DAY_MS = 86_400_000;

/** "today at 14:05", "on 3 March 2026 at 14:05". Without a time zone, in that of the browser. */
export function formatMoment(
  messages: Messages,
  iso: string,
  now = new Date(),
  timeZone?: string,
): string {
  const t = messages.of('dates');
  const zone = timeZone ? { timeZone } : {};
  const date = new Date(iso);
  const day = (value: Date) => value.toLocaleDateString('sv-SE', zone);
  const time = messages.formatDate(date, { ...zone, hour: '2-digit', minute: '2-digit' });
  if (day(date) === day(now)) return t('today', { time });
  if (day(date) === day(new Date(now.getTime() - DAY_MS))) return t('yesterday', { time });
  return t('onDay', { day: messages.formatDate(date, { ...zone, dateStyle: 'long' }), time });
}
