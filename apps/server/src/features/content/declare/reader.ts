import type { RequiredPlan } from '@rostra/contract';
import type { Caller } from '../../../http/caller.ts';

/** Who reads, and what their membership opens. Everything an access rule may look at. */
export interface Reader {
  readonly role: Caller['role'];
  /** The values of `requiredPlan` this reader satisfies. */
  readonly opens: readonly RequiredPlan[];
}

export const visitorReader: Reader = Object.freeze({ role: 'visitor', opens: [] });

/** True, false, or the values that a field of the same row must have. */
export type Access = boolean | { readonly field: string; readonly in: readonly string[] };

export type AccessRule = (reader: Reader) => Access;

/** The same for every row. */
export type PlainRule = (reader: Reader) => boolean;

export const everyone: PlainRule = () => true;
export const membersOnly: PlainRule = ({ role }) => role !== 'visitor';
export const editorsOnly: PlainRule = ({ role }) => role === 'editor';

/** For members whose plan includes the plan that the row itself requires. */
export const membersWithPlan =
  (field: string): AccessRule =>
  ({ role, opens }) => {
    if (role === 'editor') return true;
    return role === 'visitor' ? false : { field, in: opens };
  };
