import { type RefObject, useEffect, useRef } from 'react';
import {
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  type PathValue,
  set,
  type UseFormRegisterReturn,
  useForm,
} from 'react-hook-form';

/** What sends the values: `useChange`, or one of its relatives. */
interface Save<Values> {
  readonly isBusy: boolean;
  readonly failure: unknown;
  readonly problem: string | undefined;
  errorOf(...path: string[]): string | undefined;
  change(values: Values): unknown;
}

export interface StudioFormOptions<Values extends FieldValues> {
  initial: Values;
  /** What is wrong with which field, before anything is sent. The server checks everything else. */
  check?: (values: Values) => Partial<Record<Path<Values>, string | undefined>>;
  save: Save<Values>;
}

export interface StudioForm<Values extends FieldValues> {
  readonly ref: RefObject<HTMLFormElement | null>;
  readonly values: Values;
  readonly isDirty: boolean;
  readonly isBusy: boolean;
  /** What is wrong, unless it is about a field. */
  readonly problem: string | undefined;
  readonly submit: () => void;
  /** For a control of the browser. */
  field(name: Path<Values>): UseFormRegisterReturn & { error: string | undefined };
  /** For a control of our own. */
  bind<Name extends Path<Values>>(
    name: Name,
  ): {
    value: PathValue<Values, Name>;
    error: string | undefined;
    onChange: (value: PathValue<Values, Name>) => void;
  };
  errorOf(name: Path<Values>): string | undefined;
}

/** The fields of a form by name: their values, what is wrong with them, and the focus on the first of these. */
export function useStudioForm<Values extends FieldValues>(
  options: StudioFormOptions<Values>,
): StudioForm<Values> {
  const { initial, check, save } = options;
  const ref = useRef<HTMLFormElement>(null);
  const form = useForm<Values>({
    defaultValues: initial as DefaultValues<Values>,
    shouldFocusError: false,
    resolver: (values) => {
      const errors: FieldErrors<Values> = {};
      for (const [name, message] of Object.entries(check?.(values) ?? {})) {
        if (message) set(errors, name, { type: 'check', message });
      }
      return Object.keys(errors).length === 0 ? { values, errors: {} } : { values: {}, errors };
    },
  });
  const { isDirty, isSubmitted, submitCount } = form.formState;
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each try that failed
  useEffect(() => {
    ref.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [submitCount, save.failure]);
  const errorOf = (name: Path<Values>): string | undefined =>
    form.getFieldState(name, form.formState).error?.message ?? save.errorOf(...name.split('.'));
  return {
    ref,
    values: form.watch(),
    isDirty,
    isBusy: save.isBusy,
    problem: save.problem,
    submit: () => void form.handleSubmit((values) => save.change(values))(),
    field: (name) => ({ ...form.register(name), error: errorOf(name) }),
    bind: (name) => ({
      value: form.watch(name),
      error: errorOf(name),
      onChange: (value) =>
        form.setValue(name, value, { shouldDirty: true, shouldValidate: isSubmitted }),
    }),
    errorOf,
  };
}
