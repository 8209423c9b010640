let format: Intl.DateTimeFormat | undefined;

/** The formatter is created once, because that takes longer than rendering a mail. */
export function inUtc(at: Date): string {
  format ??= new Intl.DateTimeFormat('en-GB', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'UTC',
  });
  return `${format.format(at)} UTC`;
}
