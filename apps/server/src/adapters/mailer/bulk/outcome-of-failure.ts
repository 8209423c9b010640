import { bounceKindOf } from './bounce-kind.ts';
import type { BulkOutcome } from './bulk-mailer.ts';

interface SmtpError {
  readonly code?: string;
  readonly command?: string;
  readonly response?: string;
  readonly responseCode?: number;
  readonly message?: string;
}

interface Progress {
  readonly isConnected: boolean;
  /** Whether the server was ready for the text, so that it may have all of it. */
  readonly isOffered: boolean;
}

/** What is certain after a failed attempt. In doubt, the server may have accepted the mail. */
export function outcomeOfFailure(
  error: unknown,
  { isConnected, isOffered }: Progress,
): Exclude<BulkOutcome, { kind: 'accepted' | 'unsent' }> {
  const { code, command, response, responseCode, message } = error as SmtpError;
  const reply = response ?? message ?? null;
  const isRefusal = code === 'EENVELOPE' || code === 'EMESSAGE';
  if (isRefusal && responseCode === undefined) return refusedAtOnce(code, reply ?? '');
  if (!isRefusal || responseCode === undefined) {
    if (isConnected && isOffered) return { kind: 'unknown', reply };
    return { kind: 'later', reply, code: responseCode ?? null, about: 'server' };
  }
  // A server that does not accept our sender, or says goodbye, does not mean this recipient.
  const isAboutServer = responseCode === 421 || command === 'MAIL FROM';
  if (responseCode >= 500 && !isAboutServer) {
    const isAboutAddress = command === 'RCPT TO';
    const text = response ?? '';
    const bounce = bounceKindOf({ code: responseCode, text, isAboutAddress });
    return { kind: 'refused', reply: text, code: responseCode, bounce };
  }
  return {
    kind: 'later',
    reply,
    code: responseCode,
    about: isAboutServer ? 'server' : 'recipient',
  };
}

/** Refused before the server was asked: a broken address, or more than the server says it takes. */
const refusedAtOnce = (code: string, reply: string) =>
  code === 'EENVELOPE'
    ? ({ kind: 'refused', reply, code: 553, bounce: 'hard' } as const)
    : ({ kind: 'refused', reply, code: 552, bounce: undefined } as const);
