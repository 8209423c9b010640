import { type RefObject, useEffect, useRef, useState } from 'react';
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
import { useUnsaved } from '../unsaved/unsaved-forms.ts';

/** What sends the values: `useChange`, or one of its relatives. */
interface Save<Values> {
  readonly isBusy: boolean;
  readonly failure: unknown;
  readonly problem: string | undefined;
  /** What is wrong, also if it is about a field. */
  readonly error?: string | undefined;
  errorOf(...path: string[]): string | undefined;
  /** Calls `onSaved` before anything that follows from it, such as another screen. */
  change(values: Values, onSaved: () => void): unknown;
}

export interface StudioFormOptions<Values extends FieldValues> {
  initial: Values;
  /** What is wrong with which field, before anything is sent. The server checks everything else. */
  check?: (values: Values) => Partial<Record<Path<Values>, string | undefined>>;
  /** A function for what is not sent anywhere. */
  save: Save<Values> | ((values: Values) => void);
}

export interface BoundField<Value> {
  value: Value;
  error: string | undefined;
  onChange: (value: Value) => void;
}

export interface StudioForm<Values extends FieldValues> {
  readonly ref: RefObject<HTMLFormElement | null>;
  readonly values: Values;
  /** Those at the beginning, or that were saved last. */
  readonly saved: Values;
  readonly isDirty: boolean;
  readonly isBusy: boolean;
  /** What is wrong, unless it is about a field. */
  readonly problem: string | undefined;
  readonly submit: () => void;
  /** For a control of the browser. */
  field(name: Path<Values>): UseFormRegisterReturn & { error: string | undefined };
  /** For a control of our own. */
  bind<Name extends Path<Values>>(name: Name): BoundField<PathValue<Values, Name>>;
  errorOf(name: Path<Values>): string | undefined;
  /** Begins again with these values. */
  reset(values: Values): void;
}

/** The fields of a form by name: their values, what is wrong with them, and the focus on the first of these. */
export function useStudioForm<Values extends FieldValues>(
  options: StudioFormOptions<Values>,
): StudioForm<Values> {
  const { initial, check } = options;
  const save = typeof options.save === 'function' ? saveAtOnce(options.save) : options.save;
  const ref = useRef<HTMLFormElement>(null);
  /** A failure that no field of the form shows. */
  const [unplaced, setUnplaced] = useState<unknown>();
  const [saved, setSaved] = useState(initial);
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
  const forget = useUnsaved(isDirty);
  useEffect(() => {
    if (submitCount === 0) return;
    const wrong = ref.current?.querySelector<HTMLElement>('[aria-invalid]');
    wrong?.focus();
    setUnplaced(wrong ? undefined : save.failure);
  }, [submitCount, save.failure]);
  const reset = (values: Values) => {
    form.reset(values);
    setSaved(values);
    forget();
  };
  /** What was typed while the values were sent is unsaved. */
  const settle = (values: Values) => {
    const typed = form.getValues();
    form.reset(values, { keepValues: true });
    setSaved(values);
    for (const name of Object.keys(values) as Path<Values>[]) {
      form.setValue(name, typed[name], { shouldDirty: true });
    }
    forget();
  };
  const errorOf = (name: Path<Values>): string | undefined =>
    form.getFieldState(name, form.formState).error?.message ?? save.errorOf(...name.split('.'));
  return {
    ref,
    values: form.watch(),
    saved,
    isDirty,
    isBusy: save.isBusy,
    problem: save.problem ?? (unplaced === save.failure ? save.error : undefined),
    submit: () => void form.handleSubmit((values) => save.change(values, () => settle(values)))(),
    field: (name) => ({ ...form.register(name), error: errorOf(name) }),
    bind: (name) => ({
      value: form.watch(name),
      error: errorOf(name),
      onChange: (value) => {
        form.setValue(name, value, { shouldDirty: true });
        // All of them: what is wrong with a field may depend on another.
        if (isSubmitted) void form.trigger();
      },
    }),
    errorOf,
    reset,
  };
}

const saveAtOnce = <Values>(take: (values: Values) => void): Save<Values> => ({
  isBusy: false,
  failure: undefined,
  problem: undefined,
  errorOf: () => undefined,
  change: (values, onSaved) => {
    onSaved();
    take(values);
  },
});
