import type { BillingUser } from '../customers/customers.repo.ts';

type Named = Pick<BillingUser, 'first_name' | 'last_name' | 'username'>;

const MAIL_NAME_MAX = 60;

export const nameOfPayer = (payer: Named | undefined): string =>
  payer ? [payer.first_name, payer.last_name].filter(Boolean).join(' ') || payer.username : '';

/** For mails to people who may not know the payer: short, and without anything that mail programs turn into a link. */
export function mailName(payer: Named | undefined): string {
  const name = nameOfPayer(payer)
    .replace(/[\p{Cc}\p{Cf}:/\\@<>]+/gu, ' ')
    .replace(/\.(?=\S)/gu, '. ')
    .replace(/\s+/gu, ' ')
    .trim();
  const characters = [...name];
  return characters.length > MAIL_NAME_MAX
    ? `${characters.slice(0, MAIL_NAME_MAX).join('').trim()}…`
    : name;
}
