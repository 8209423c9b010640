import { type Env, readEnv, settings } from './env.ts';

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

const NOT_STORED = ['NODE_ENV', 'BACKUP_PASSPHRASE'];

/** The settings that are set, as they are written, for a backup. Call it after `readProcessEnv`. */
export const readGivenSettings = (): Record<string, string> =>
  Object.fromEntries(
    Object.keys(settings.shape)
      .filter((name) => !NOT_STORED.includes(name) && process.env[name]?.trim())
      .map((name) => [name, process.env[name] ?? '']),
  );
