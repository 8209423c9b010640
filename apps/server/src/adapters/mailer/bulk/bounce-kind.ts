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

/** Only at the beginning: later, three numbers may be an address of a server, or a version. */
const STATUS = /^(?:\d{3}[ -])?([245])\.(\d{1,3})\.(\d{1,3})\b(?!\.)/;

/**
 * Undefined for refusals that say nothing about the address, such as a suspicion of spam or a sender that is not allowed:
 * otherwise a mailing that a server does not like would cost everybody their subscription. Enhanced status codes (RFC 3463)
 * decide if there is one.
 */
export function bounceKindOf({ code, text, isAboutAddress }: Refusal): BounceKind | undefined {
  const status = STATUS.exec(text.trimStart());
  if (status) return kindOfStatus(status[1] === '5', Number(status[2]), Number(status[3]));
  if (MAILBOX_FULL.has(code)) return /mailbox|quota|storage|full/i.test(text) ? 'soft' : undefined;
  if (!isAboutAddress) return undefined;
  if (NO_SUCH_MAILBOX.has(code)) return namesRecipient(text) ? 'hard' : undefined;
  return code >= 400 && code < 500 ? 'soft' : undefined;
}

/** And not the sender, or what it may send: many servers answer that to a recipient. */
const namesRecipient = (text: string) =>
  /user|mailbox|recipient|unknown|no such|does not exist/i.test(text) &&
  !/relay|sender|auth|limit|exceed|list|block|spam|policy/i.test(text);

/** Of subject 1, those about the address of the recipient. The others are about the sender, or about nothing in particular. */
const RECIPIENT_DETAILS = new Set([1, 2, 3, 6, 10]);

/** Subject 1 is about addresses, 2 about the mailbox, 3 and 4 about systems and networks, 7 about policies. */
function kindOfStatus(isPermanent: boolean, subject: number, detail: number) {
  if (subject < 1 || subject > 4) return undefined;
  if (subject === 1 && !RECIPIENT_DETAILS.has(detail)) return undefined;
  const isAboutMailbox = subject === 1 || (subject === 2 && detail < 2);
  return isPermanent && isAboutMailbox ? 'hard' : 'soft';
}
