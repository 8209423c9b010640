import type { Messages } from '@rostra/messages';

const DAY_MS = 86_400_000;

/** That of the device. */
const ownTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** "today at 14:05", "on 3 March 2026 at 14:05", by the clock of the reader. */
export function formatMoment(
  messages: Messages,
  iso: string,
  now = new Date(),
  timeZone = ownTimeZone(),
): string {
  const t = messages.of('dates');
  const date = new Date(iso);
  const day = (value: Date) => value.toLocaleDateString('sv-SE', { timeZone });
  const time = messages.formatDate(date, { timeZone, hour: '2-digit', minute: '2-digit' });
  if (day(date) === day(now)) return t('today', { time });
  if (day(date) === day(new Date(now.getTime() - DAY_MS))) return t('yesterday', { time });
  return t('onDay', { day: messages.formatDate(date, { timeZone, dateStyle: 'long' }), time });
}
