import type { SettingKey, Settings, SettingValues } from '@rostra/contract';
import { ApiError } from '@rostra/contract/client';
import { useMessages } from '@rostra/messages/react';
import { type FormEvent, useRef, useState } from 'react';
import { useChangeSettings } from './use-change-settings.ts';

interface SettingsForm<Values> {
  settings: Settings;
  /** What the form shows at first. */
  initial: Values;
  onSaved: () => void;
  /** Also saves what was only suggested and not changed. */
  savesAll?: boolean;
}

/** The others can be empty. */
const required: readonly string[] = ['name', 'contactEmail', 'timeZone'];

/** A form for some of the settings. Focuses the first field that needs attention. */
export function useSettingsForm<Values extends Partial<SettingValues>>({
  settings,
  initial,
  onSaved,
  savesAll = false,
}: SettingsForm<Values>) {
  const forms = useMessages('studio-forms');
  const form = useRef<HTMLFormElement>(null);
  const [saved, setSaved] = useState(initial);
  const [values, setValues] = useState(initial);
  const [isChecked, setIsChecked] = useState(false);
  const save = useChangeSettings(settings);
  const focusError = () =>
    requestAnimationFrame(() =>
      form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus(),
    );
  const errors = save.error instanceof ApiError ? save.error.fieldErrors : [];
  const isMissing = (key: string, value: unknown) =>
    required.includes(key) && typeof value === 'string' && value.trim() === '';
  const errorOf = (key: SettingKey) => {
    if (isChecked && isMissing(key, values[key])) return forms('required');
    return errors.find(({ path }) => path[0] === key)?.message;
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (save.isPending) return;
    setIsChecked(true);
    if (Object.entries(values).some(([key, value]) => isMissing(key, value))) {
      focusError();
      return;
    }
    save.mutate(savesAll ? values : changedOnly(values, saved), {
      onSuccess: () => {
        setSaved(values);
        onSaved();
      },
      onError: focusError,
    });
  };
  return {
    form,
    values,
    errorOf,
    onSubmit,
    change: (next: Partial<Values>) => setValues((current) => ({ ...current, ...next })),
    isSaving: save.isPending,
    isDirty: JSON.stringify(values) !== JSON.stringify(saved),
  };
}

const changedOnly = <Values extends Partial<SettingValues>>(values: Values, saved: Values) =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([key, value]) => JSON.stringify(value) !== JSON.stringify(saved[key as keyof Values]),
    ),
  ) as Partial<SettingValues>;
