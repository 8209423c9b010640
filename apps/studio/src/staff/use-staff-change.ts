import type { Client } from '@rostra/contract/client';
import { useProvedChange } from '../lib/controls/use-proved-change.ts';
import { staffKey } from './staff-query.ts';

interface StaffChange<T> {
  send: (api: Client, input: T) => Promise<unknown>;
  /** Announced once it is done. */
  done: (input: T) => string;
  onDone: () => void;
}

/** A change to the staff. */
export const useStaffChange = <T>(change: StaffChange<T>) =>
  useProvedChange({ ...change, affects: staffKey });
