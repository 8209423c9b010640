import type { FieldError, PaymentMethodType } from '../protocol.ts';

export type Values = Readonly<Record<string, string>>;

/** The fields of one payment method, as the frame shows them. */
export interface PaymentForm {
  type: PaymentMethodType;
  /** The ids of the inputs, in the order they are shown. */
  fields: readonly string[];
  /** Formats what has been typed into a field. */
  format(field: string, typed: string): string;
  /** The first error of each field. */
  findErrors(values: Values): Partial<Record<string, FieldError>>;
  /** The parameters that create the payment method. */
  toParams(values: Values): object;
}

export function invalid(code: string, message: string): FieldError {
  return { type: 'validation_error', code, message };
}
