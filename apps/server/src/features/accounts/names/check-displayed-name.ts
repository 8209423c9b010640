import { messageReference } from '@rostra/messages';
import type { UserRow } from '../../../db/tables/accounts.ts';
import { invalidField } from '../../../errors.ts';
import { isReservedName } from './is-reserved-name.ts';

type Named = Pick<UserRow, 'first_name' | 'last_name'>;

/** Characters that turn around what follows them, also outside of the name. */
const DIRECTION_MARKS = /[\u202a-\u202e\u2066-\u2069]/;

/** For names from lists of other programs: whether members could not choose this one themselves. */
export const isForbiddenName = (name: string, siteName: string): boolean =>
  DIRECTION_MARKS.test(name) || isReservedName(name, siteName);

/**
 * Rejects a new name that impersonates the site or its team. Names that members have already stay, and staff may
 * call themselves what they are.
 */
export function checkDisplayedName(
  user: Named & Pick<UserRow, 'role'>,
  changes: Partial<Named>,
  siteName: string,
): void {
  const after = { ...user, ...changes };
  if (nameOf(after) === nameOf(user)) return;
  const { first_name: first, last_name: last } = after;
  if (DIRECTION_MARKS.test(first ?? '')) throw invalidCharacters('firstName');
  if (DIRECTION_MARKS.test(last ?? '')) throw invalidCharacters('lastName');
  if (user.role !== 'member') return;
  if (first && isReservedName(first, siteName)) throw reserved('firstName');
  if (last && isReservedName(last, siteName)) throw reserved('lastName');
  if (isReservedName(nameOf(after), siteName)) throw reserved('firstName');
}

const nameOf = ({ first_name, last_name }: Named): string =>
  `${first_name ?? ''} ${last_name ?? ''}`.trim();

const reserved = (field: 'firstName' | 'lastName') =>
  invalidField([field], messageReference('accounts-server', 'nameReserved'));

const invalidCharacters = (field: 'firstName' | 'lastName') =>
  invalidField([field], messageReference('profile', 'rule.characters', { field }));
