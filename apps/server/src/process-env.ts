import { type Env, readEnv } from './env.ts';
import type { Explained } from './settings/setting.ts';
import { settingNames, settings } from './settings/settings.ts';

/** Variables of the shell override those of a `.env` file. */
export function readProcessEnv(): Env {
  try {
    process.loadEnvFile();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  return readEnv(process.env);
}

/** The settings with others in their place; an empty one is removed. Call it after `readProcessEnv`. */
export const readChangedEnv = (changes: Record<string, string | undefined>): Env =>
  readEnv({ ...process.env, ...changes });

/** The settings that are set, as they are written, for a backup. Call it after `readProcessEnv`. */
export const readGivenSettings = (): Record<string, string> =>
  Object.fromEntries(
    settingNames
      .filter((name) => !isKeptOutOfBackups(settings[name]) && process.env[name]?.trim())
      .map((name) => [name, process.env[name] ?? '']),
  );

const isKeptOutOfBackups = (setting: Explained) => setting.isKeptOutOfBackups === true;
