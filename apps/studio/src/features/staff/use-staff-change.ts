import type { Client } from '@rostra/contract/client';
import { useProvedChange } from '../../session/proof/use-proved-change.ts';
import { staffKey } from './staff-query.ts';

interface StaffChange<T, R> {
  send: (api: Client, input: T) => Promise<R>;
  /** Announced once it is done. */
  done: (input: T, result: R) => string;
  onDone: (input: T, result: R) => void;
}

/** A change to the staff. */
export const useStaffChange = <T, R>(change: StaffChange<T, R>) =>
  useProvedChange({ ...change, affects: staffKey });
