import { zodResolver } from '@hookform/resolvers/zod';
import { CancelledError } from '@rostra/browser/cancelled-error';
import type { ErrorCode, Schema } from '@rostra/contract';
import { resolveReference } from '@rostra/messages';
import { useAllMessages } from '@rostra/messages/react';
import { usePreloadedToasts, useToast } from '@rostra/ui';
import { useRef } from 'react';
import { type DefaultValues, type FieldValues, type Path, useForm } from 'react-hook-form';
import { useErrorMessage } from '../errors/error-message.ts';
import { explainFailure } from './explain-failure.ts';
import type { FormProps } from './form-props.ts';

export interface ContractFormOptions<Input extends FieldValues, Output, Name extends string> {
  schema: Schema<Output, Input>;
  /** The fields in the order of the form. */
  names: readonly Name[];
  /** Omit if the browser may autofill fields before hydration. */
  values?: Input;
  /** Returns new values for the fields, or undefined to keep the current ones. */
  submit: (values: Output) => Promise<Input | undefined>;
  /** Error codes that belong to one field. */
  fieldOf?: Partial<Record<ErrorCode, Name>>;
  /** Also show the error in a toast. */
  toastsFailure?: boolean;
}

export interface ContractForm<Name extends string> {
  props: FormProps<Name>;
  isDirty: boolean;
}

/**
 * The state of a form. Validates with the contract's schema, then shows the server's field errors
 * next to their fields. A failed submission keeps the input.
 */
export function useContractForm<
  Input extends FieldValues,
  Output,
  Name extends Path<Input> & string,
>(options: ContractFormOptions<Input, Output, Name>): ContractForm<Name> {
  const { schema, names, values, submit, fieldOf, toastsFailure } = options;
  const toast = useToast();
  const translations = useAllMessages();
  const errorMessage = useErrorMessage();
  usePreloadedToasts();
  const isSending = useRef(false);
  const form = useForm<Input, unknown, Output>({
    resolver: zodResolver(schema),
    ...(values ? { defaultValues: values as DefaultValues<Input> } : {}),
  });
  const { errors, isSubmitting, isDirty } = form.formState;

  async function send(output: Output) {
    if (isSending.current) return;
    isSending.current = true;
    try {
      const saved = await submit(output);
      if (saved) form.reset(saved);
    } catch (error) {
      if (error instanceof CancelledError) return;
      const failure = explainFailure<Name>(error, errorMessage(error), names, fieldOf);
      const wrong = names.filter((name) => failure.fieldErrors[name]);
      for (const name of wrong) {
        const message = failure.fieldErrors[name] ?? '';
        form.setError(name, { type: 'server', message }, { shouldFocus: name === wrong[0] });
      }
      if (failure.formError) form.setError('root', { type: 'server', message: failure.formError });
      if (toastsFailure) toast.add({ title: failure.message, variant: 'destructive' });
    } finally {
      isSending.current = false;
    }
  }

  const byName = <T>(read: (name: Name) => T) =>
    Object.fromEntries(names.map((name) => [name, read(name)])) as Record<Name, T>;
  const messages = byName((name) => {
    const message = form.getFieldState(name, form.formState).error?.message;
    return message && resolveReference(message, translations);
  });
  return {
    props: {
      fields: byName((name) => form.register(name)),
      errors: messages as Partial<Record<Name, string>>,
      formError: errors.root?.message,
      isBusy: isSubmitting,
      onSubmit: (event) => void form.handleSubmit(send)(event),
    },
    isDirty,
  };
}
