import type { Client } from '@rostra/contract/client';
import { useProvedChange } from '../../../session/proof/use-proved-change.ts';
import { membersKey } from '../members-query.ts';

interface MemberChange<T> {
  send: (api: Client, input: T) => Promise<unknown>;
  /** Announced once it is done. */
  done: string;
  onDone?: () => void;
  /** What is read again: everything about members, unless a member is gone. */
  affects?: readonly string[];
}

/** A change to a member. */
export const useMemberChange = <T = void>({
  send,
  done,
  onDone,
  affects = membersKey,
}: MemberChange<T>) => useProvedChange<T>({ send, done: () => done, onDone, affects });
