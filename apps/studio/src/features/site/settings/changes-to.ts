import {
  type SettingChanges,
  type Settings,
  type SettingValues,
  settingKeys,
} from '@rostra/contract';

/** The change of each value that staff can set, with the version that it is based on. */
export const changesTo = (settings: Settings, values: Partial<SettingValues>): SettingChanges =>
  Object.fromEntries(
    settingKeys
      .filter((key) => values[key] !== undefined && settings[key].fixedBy === null)
      .map((key) => [key, { value: values[key], version: settings[key].version }]),
  );
