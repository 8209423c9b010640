import { type Capability, can } from '@rostra/contract';
import { messageReference } from '@rostra/messages';
import { AppError, accessDenied } from '../../errors.ts';
import type { Caller } from '../caller.ts';

/** For a caller who lacks a capability. Staff whose role is suspended learn how to get it back. */
export const forbidden = (caller: Caller, capability: Capability): AppError =>
  isSuspendedFrom(caller, capability) ? secondFactorRequired() : accessDenied();

/** Whether the caller would have the capability with a second factor. */
export const isSuspendedFrom = (caller: Caller, capability: Capability): boolean =>
  caller.role !== 'visitor' &&
  caller.suspendedRole !== undefined &&
  can(caller.suspendedRole, capability);

export const secondFactorRequired = () =>
  new AppError('second_factor_required', messageReference('errors', 'secondFactorRequired'));
