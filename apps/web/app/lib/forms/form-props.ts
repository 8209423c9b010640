import type { ComponentProps } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';

/**
 * A form that only shows: whoever owns the state hands in each field's attributes (as form
 * libraries give them), the errors in words, and what happens on submit.
 */
export interface FormProps<Name extends string> {
  fields?: Partial<Record<Name, UseFormRegisterReturn>>;
  errors?: Partial<Record<Name, string>>;
  /** What went wrong as a whole. */
  formError?: string | undefined;
  isBusy?: boolean;
  onSubmit?: ComponentProps<'form'>['onSubmit'];
}
