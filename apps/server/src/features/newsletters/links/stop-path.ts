export const STOP_PATH = '/api/mail-stops/newsletters';

/** What a mail program calls so that its user leaves a newsletter. */
export const stopPath = (code: string, newsletterId: string): string =>
  `${STOP_PATH}?${new URLSearchParams({ code, newsletter: newsletterId })}`;
