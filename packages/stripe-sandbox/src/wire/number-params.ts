import { invalidRequest } from './errors.ts';
import type { Param } from './params.ts';

export const integer: Param<number> = (value, at) => {
  if (typeof value !== 'string' || !/^-?\d{1,15}$/.test(value)) {
    throw invalidRequest(`Invalid integer: ${String(value)}`, at, 'parameter_invalid_integer');
  }
  return Number(value);
};

/** An integer within limits. */
export function between(min: number, max: number): Param<number> {
  return (value, at) => {
    const read = integer(value, at);
    if (read < min) {
      throw invalidRequest(
        `Invalid integer: ${at} must be at least ${min}.`,
        at,
        'parameter_invalid_integer',
      );
    }
    if (read > max) {
      throw invalidRequest(
        `Invalid integer: ${at} must be at most ${max}.`,
        at,
        'parameter_invalid_integer',
      );
    }
    return read;
  };
}

const MAX_AMOUNT = 99_999_999;

/** An amount in the smallest currency unit. Stripe allows eight digits. */
export const amount = between(0, MAX_AMOUNT);
export const signedAmount = between(-MAX_AMOUNT, MAX_AMOUNT);
export const quantity = between(0, 1_000_000);
/** Seconds since the epoch, in this century or the last. */
export const timestamp = between(0, 4_102_444_800);

/** A decimal such as a percentage. */
export const decimalNumber: Param<number> = (value, at) => {
  if (typeof value !== 'string' || !/^\d{1,3}(\.\d{1,4})?$/.test(value)) {
    throw invalidRequest(`Invalid decimal: ${String(value)}`, at);
  }
  return Number(value);
};
