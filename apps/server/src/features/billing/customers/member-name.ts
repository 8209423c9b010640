import type { BillingUser } from './customers.repo.ts';

type Named = Pick<BillingUser, 'first_name' | 'last_name' | 'username'>;

const MAIL_NAME_MAX = 60;

/** Empty if the account was deleted. */
export const memberName = (member: Named | undefined): string =>
  member ? [member.first_name, member.last_name].filter(Boolean).join(' ') || member.username : '';

/** Control characters, and invisible ones except joiners, which some scripts need within words. */
const UNSEEN = /\p{Cc}|(?![\u200c\u200d])\p{Cf}/gu;

/** For mails to people who may not know the member: short, and without anything that mail programs turn into a link. */
export function mailName(member: Named | undefined): string {
  const name = memberName(member)
    .replace(UNSEEN, ' ')
    .replace(/[:/\\@<>]/g, ' ')
    .replace(/\.(?=\S)/g, '. ')
    .replace(/\s+/g, ' ')
    .trim();
  const characters = [...name];
  return characters.length > MAIL_NAME_MAX
    ? `${characters.slice(0, MAIL_NAME_MAX).join('').trim()}…`
    : name;
}
