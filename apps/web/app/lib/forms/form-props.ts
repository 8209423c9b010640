import type { ComponentProps } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';

/**
 * Props of a presentational form: the attributes of each field, error messages and a submit
 * handler. The owner of the state provides them.
 */
export interface FormProps<Name extends string> {
  fields?: Partial<Record<Name, UseFormRegisterReturn>>;
  errors?: Partial<Record<Name, string>>;
  /** The form error. */
  formError?: string | undefined;
  isBusy?: boolean;
  onSubmit?: ComponentProps<'form'>['onSubmit'];
}
