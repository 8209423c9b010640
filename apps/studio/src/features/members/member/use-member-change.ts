import { type ChangeOptions, useChange } from '../../../session/use-change.ts';
import { membersKey } from '../members-query.ts';

type MemberChange<Input> = Omit<ChangeOptions<Input, unknown>, 'affects'> & {
  /** What is read again: everything about members, unless a member is gone. */
  affects?: readonly string[];
};

/** A change to a member. */
export const useMemberChange = <Input = void>({
  affects = membersKey,
  ...options
}: MemberChange<Input>) => useChange({ ...options, affects });
