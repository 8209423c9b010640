const dateFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** A publication date is a day, the same for every reader: "3 March 2026". */
export function formatDate(iso: string): string {
  return dateFormat.format(new Date(iso));
}
