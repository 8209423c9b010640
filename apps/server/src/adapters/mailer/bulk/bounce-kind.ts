/** Whether no mail will ever reach the address (`hard`), or this one did not (`soft`). */
export type BounceKind = 'hard' | 'soft';

interface Refusal {
  /** Of three digits; 0 if there is none. */
  readonly code: number;
  readonly text: string;
  /** Whether it was an answer to the address itself. */
  readonly isAboutAddress: boolean;
}

const NO_SUCH_MAILBOX = new Set([550, 551, 553]);
const MAILBOX_FULL = new Set([452, 552]);

/**
 * Undefined for refusals that say nothing about the address, such as a suspicion of spam: otherwise three mailings that a
 * provider does not like would cost everybody their subscription. Enhanced status codes (RFC 3463) decide if there is one.
 */
export function bounceKindOf({ code, text, isAboutAddress }: Refusal): BounceKind | undefined {
  const status = /\b([245])\.(\d{1,3})\.(\d{1,3})\b/.exec(text);
  if (status) return kindOfStatus(status[1] === '5', Number(status[2]), Number(status[3]));
  if (MAILBOX_FULL.has(code)) return 'soft';
  if (isAboutAddress && NO_SUCH_MAILBOX.has(code)) return 'hard';
  return isAboutAddress && code >= 400 && code < 500 ? 'soft' : undefined;
}

/** Subject 1 is about the address, 2 about the mailbox, 3 and 4 about systems and networks, 7 about policies. */
function kindOfStatus(isPermanent: boolean, subject: number, detail: number) {
  if (subject > 4) return undefined;
  const isAboutMailbox = subject === 1 || (subject === 2 && detail < 2);
  return isPermanent && isAboutMailbox ? 'hard' : 'soft';
}
