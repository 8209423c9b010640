import { withoutLinks } from '../../mail/index.ts';
import type { BillingUser } from './customers.repo.ts';

type Named = Pick<BillingUser, 'first_name' | 'last_name' | 'username'>;

/** Empty if the account was deleted. */
export const memberName = (member: Named | undefined): string =>
  member ? [member.first_name, member.last_name].filter(Boolean).join(' ') || member.username : '';

/** For mails to people who may not know the member. Empty if the account was deleted. */
export const mailName = (member: Named | undefined): string =>
  member ? withoutLinks(memberName(member)) : '';
