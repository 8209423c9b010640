import type { RequiredPlan } from '@rostra/contract';

/** Everything that access rules depend on. */
export interface Reader {
  /** An editor reads everything, also drafts. */
  readonly role: 'visitor' | 'member' | 'editor';
  /** The values of `requiredPlan` that this reader's plan includes. */
  readonly includedPlans: readonly RequiredPlan[];
  /** Reads the drafts of the documents that this user created, as an editor does. */
  readonly authorId?: number;
  /** May read drafts again once they have a second factor. */
  readonly isSuspended?: boolean;
}

/** Whether a rule that depends on the row lets this reader see a value of it. */
export function isOpen(access: Access, row: object): boolean {
  if (typeof access === 'boolean') return access;
  return access.in.includes(String(Reflect.get(row, access.field)));
}

export const visitorReader: Reader = Object.freeze({ role: 'visitor', includedPlans: [] });

/** Always, never, or on rows where a field has one of these values. */
export type Access = boolean | { readonly field: string; readonly in: readonly string[] };

export type AccessRule = (reader: Reader) => Access;

/** The same for every row. */
export type PlainRule = (reader: Reader) => boolean;

export const everyone: PlainRule = () => true;

/** For everybody, or for members whose plan includes the plan that the row itself requires. */
export const openTo =
  (field: string): AccessRule =>
  ({ role, includedPlans }) =>
    role === 'editor' ? true : { field, in: ['everyone', ...includedPlans] };

/** For members whose plan includes the plan that the row itself requires. */
export const membersWithPlan =
  (field: string): AccessRule =>
  ({ role, includedPlans }) => {
    if (role === 'editor') return true;
    return role === 'visitor' ? false : { field, in: includedPlans };
  };
