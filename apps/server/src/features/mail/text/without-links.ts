/** Control characters, and invisible ones except joiners, which some scripts need within words. */
const UNSEEN = /\p{Cc}|(?![\u200c\u200d])\p{Cf}/gu;
/** A phone number, which mail programs make callable. */
const PHONE_NUMBER = /\+?\p{Nd}(?:[\s().\-/\u200c\u200d]*\p{Nd}){5,}/gu;
/** The ends of labels in domain names, also in scripts that have a full stop of their own. */
const DOT = /[.。](?=\S)/gu;

const MAX_NAME = 60;

/**
 * A name that somebody has typed, for mails to people who may not know them: short, and without anything that mail
 * programs turn into a link. Longer texts of members do not belong into mails at all.
 */
export function withoutLinks(name: string): string {
  const plain = name
    .normalize('NFKC')
    .replace(UNSEEN, ' ')
    .replace(PHONE_NUMBER, ' ')
    .replace(/[:/\\@<>]/g, ' ')
    .replace(DOT, '. ')
    .replace(/\s+/g, ' ')
    .trim();
  const characters = [...plain];
  if (characters.length === 0) return '…';
  return characters.length > MAX_NAME ? `${characters.slice(0, MAX_NAME).join('').trim()}…` : plain;
}
