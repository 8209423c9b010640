import { type Capability, can } from '@rostra/contract';
import { AppError } from '../../errors.ts';
import type { Caller } from '../caller.ts';

/** For a caller who lacks a capability. Staff whose role is suspended learn how to get it back. */
export const forbidden = (caller: Caller, capability: Capability): AppError =>
  isSuspendedFrom(caller, capability)
    ? secondFactorRequired()
    : new AppError('forbidden', 'Forbidden');

/** Whether the caller would have the capability with a second factor. */
export const isSuspendedFrom = (caller: Caller, capability: Capability): boolean =>
  caller.role !== 'visitor' &&
  caller.suspendedRole !== undefined &&
  can(caller.suspendedRole, capability);

export const secondFactorRequired = () =>
  new AppError(
    'second_factor_required',
    'Your role requires two-step login. Set up an authenticator app or a passkey in your profile to continue.',
  );
