import { expect, it } from 'vitest';
import { type Caller, visitor } from '../../../http/caller.ts';
import { checkMayChange } from './check-may-change.ts';

const changes = { name: { value: 'Riverside Union', version: 0 } };
const caller = (role: 'administrator' | 'treasurer') => ({ role }) as Caller;

it('lets staff change a setting if their role has the capability that its declaration names', () => {
  expect(() => checkMayChange(caller('administrator'), changes)).not.toThrow();
  expect(() => checkMayChange(caller('treasurer'), changes)).toThrow('forbidden');
  expect(() => checkMayChange(visitor, changes)).toThrow('forbidden');
  expect(() => checkMayChange(caller('treasurer'), {})).not.toThrow();
});
