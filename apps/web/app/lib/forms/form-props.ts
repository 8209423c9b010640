import type { ComponentProps } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';

/** What `useContractForm` provides to the component that shows the form. */
export interface FormProps<Name extends string> {
  fields: Record<Name, UseFormRegisterReturn>;
  errors: Partial<Record<Name, string>>;
  /** An error that belongs to no field. */
  formError: string | undefined;
  isBusy: boolean;
  onSubmit: ComponentProps<'form'>['onSubmit'];
}
