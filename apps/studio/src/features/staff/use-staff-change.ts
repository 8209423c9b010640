import { type ChangeOptions, useChange } from '../../session/use-change.ts';
import { staffKey } from './staff-query.ts';

/** A change to the staff. */
export const useStaffChange = <Input, Result>(
  options: Omit<ChangeOptions<Input, Result>, 'affects'>,
) => useChange({ ...options, affects: staffKey });
