let format: Intl.DateTimeFormat | undefined;

/** The format is made with the first mail and then kept: making it takes longer than the mail. */
export function inUtc(at: Date): string {
  format ??= new Intl.DateTimeFormat('en-GB', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'UTC',
  });
  return `${format.format(at)} UTC`;
}
