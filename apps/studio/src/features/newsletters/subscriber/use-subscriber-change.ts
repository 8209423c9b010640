import { type ChangeOptions, useChange } from '../../../session/use-change.ts';
import { newslettersKey } from '../newsletters-query.ts';

type SubscriberChange<Input> = Omit<ChangeOptions<Input, unknown>, 'affects'> & {
  /** What is read again: everything about newsletters, unless a subscriber is gone. */
  affects?: readonly string[];
};

/** A change to a subscriber or a suppressed address. */
export const useSubscriberChange = <Input = void>({
  affects = newslettersKey,
  ...options
}: SubscriberChange<Input>) => useChange({ ...options, affects });
