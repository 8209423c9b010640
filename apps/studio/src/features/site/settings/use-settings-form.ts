import type { SettingKey, Settings, SettingValues } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import type { Path } from 'react-hook-form';
import { type StudioForm, useStudioForm } from '../../../lib/form/use-studio-form.ts';
import { useChangeSettings } from './use-change-settings.ts';

interface SettingsForm<Values> {
  settings: Settings;
  /** What the form shows at first. */
  initial: Values;
  /** Announced once it is saved. */
  done?: string;
  onDone?: () => void;
  /** Also saves what was only suggested and not changed. */
  savesAll?: boolean;
}

/** The others can be empty. */
const required = ['name', 'contactEmail', 'timeZone'] as const;

/** A form for some of the settings. */
export function useSettingsForm<Values extends Partial<SettingValues>>(
  options: SettingsForm<Values>,
) {
  const { settings, initial, done, onDone, savesAll = false } = options;
  const forms = useMessages('studio-forms');
  const save = useChangeSettings(settings, { done, onDone });
  const form: StudioForm<Values> = useStudioForm({
    initial,
    check: (values) => {
      const missing = required.filter((key) => values[key]?.trim() === '');
      return Object.fromEntries(missing.map((key) => [key, forms('required')])) as Problems<Values>;
    },
    save: {
      ...save,
      change: (values, onSaved) =>
        save.change(savesAll ? values : changedOnly(values, form.saved), onSaved),
    },
  });
  return {
    form,
    values: form.values,
    errorOf: (key: SettingKey) => form.errorOf(key as Path<Values>),
    change: (next: Partial<Values>) => {
      for (const [name, value] of Object.entries(next)) {
        const field = form.bind(name as Path<Values>);
        field.onChange(value as typeof field.value);
      }
    },
  };
}

type Problems<Values extends Partial<SettingValues>> = Partial<Record<Path<Values>, string>>;

const changedOnly = <Values extends Partial<SettingValues>>(values: Values, saved: Values) =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([key, value]) => JSON.stringify(value) !== JSON.stringify(saved[key as keyof Values]),
    ),
  ) as Partial<SettingValues>;
