const MAX_LENGTH = 300;

interface SmtpError {
  code?: string;
  response?: string;
  responseCode?: number;
}

/**
 * What the mail server said. A server may quote the mail, whose links and codes must not be stored: links and
 * anything that is long enough to be a code are left out.
 */
export function serverReplyOf(error: unknown): string | null {
  const { response } = error as SmtpError;
  if (typeof response !== 'string' || response === '') return null;
  return response
    .replace(/\bhttps?:\S+/gi, '…')
    .replace(/[\w+/=-]{20,}/g, '…')
    .replace(/\p{Cc}+/gu, ' ')
    .slice(0, MAX_LENGTH);
}

const NO_SUCH_MAILBOX = new Set([550, 551, 553]);

/**
 * Whether the server refused the address for good. Refusals for other reasons, such as a suspicion of spam, have
 * another enhanced status code (RFC 3463).
 */
export function isAddressRefused(error: unknown): boolean {
  const { code, response = '', responseCode = 0 } = error as SmtpError;
  if (code !== 'EENVELOPE' || !NO_SUCH_MAILBOX.has(responseCode)) return false;
  const [, subject] = /^\d{3}[ -]5\.(\d{1,3})\.\d{1,3}\b/.exec(response) ?? [];
  return subject === undefined || subject === '1' || subject === '2';
}
