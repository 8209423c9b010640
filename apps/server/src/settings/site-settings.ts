import {
  type SettingKey,
  type Settings,
  type SettingValues,
  settingKeys,
  settingSchemas,
} from '@rostra/contract';
import type { Env } from '../env.ts';
import { initialSettings, studioSettings } from './settings.ts';

/** A setting that staff have changed. */
export interface StoredSetting {
  readonly key: string;
  readonly value: unknown;
  readonly version: number;
  readonly updatedAt: string;
}

/** The settings that staff can change, in memory. The environment has precedence over what they chose. */
export class SiteSettings {
  readonly #initial: SettingValues;
  readonly #given: ReadonlySet<string>;
  #stored = new Map<string, StoredSetting>();
  #values: SettingValues;

  constructor(env: Env) {
    this.#given = env.given;
    this.#initial = initialSettings(env);
    this.#values = this.#initial;
  }

  get values(): SettingValues {
    return this.#values;
  }

  /** The variable of the environment that fixes the setting. */
  fixedBy(key: SettingKey): string | null {
    const { variable, alsoFixedBy } = studioSettings[key];
    return [variable, alsoFixedBy].find((name) => name !== null && this.#given.has(name)) ?? null;
  }

  isStored(key: SettingKey): boolean {
    return this.#stored.has(key);
  }

  /** Values that are not valid in this version are left out, so that no page fails. */
  replaceAll(stored: readonly StoredSetting[]): void {
    this.#stored = new Map(stored.map((setting) => [setting.key, setting]));
    const chosen = settingKeys.flatMap((key) => {
      const setting = this.#stored.get(key);
      if (!setting || this.fixedBy(key)) return [];
      const parsed = settingSchemas[key].safeParse(setting.value);
      return parsed.success ? [[key, parsed.data]] : [];
    });
    this.#values = { ...this.#initial, ...Object.fromEntries(chosen) };
  }

  describe(): Settings {
    const state = <Key extends SettingKey>(key: Key) => {
      const { version = 0, updatedAt = null } = this.#stored.get(key) ?? {};
      return { value: this.#values[key], fixedBy: this.fixedBy(key), version, updatedAt };
    };
    return Object.fromEntries(settingKeys.map((key) => [key, state(key)])) as Settings;
  }
}
