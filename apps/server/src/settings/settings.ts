import type { Capability, SettingKey, SettingValues } from '@rostra/contract';
import { z } from 'zod';
import { accounts } from './declarations/accounts.ts';
import { data } from './declarations/data.ts';
import { features } from './declarations/features.ts';
import { integrations } from './declarations/integrations.ts';
import { mail } from './declarations/mail.ts';
import { organisation } from './declarations/organisation.ts';
import { otherOrigins } from './declarations/other-origins.ts';
import { payments } from './declarations/payments.ts';
import { serving } from './declarations/serving.ts';
import { type Section, type Setting, setting } from './setting.ts';

/** In the order of docs/settings.md and `.env.example`. */
export const sections = [
  serving,
  organisation,
  features,
  data,
  accounts,
  mail,
  payments,
  otherOrigins,
  integrations,
] as const;

/** Set by scripts, not by those who run a site. */
const internal = {
  NODE_ENV: setting({
    type: z.enum(['production', 'development', 'test']),
    default: 'production',
    isKeptOutOfBackups: true,
    meaning: 'how the server was started',
  }),
};

/** Every variable of the environment that the site reads. */
export const settings = {
  ...internal,
  ...serving.settings,
  ...organisation.settings,
  ...features.settings,
  ...data.settings,
  ...accounts.settings,
  ...mail.settings,
  ...payments.settings,
  ...otherOrigins.settings,
  ...integrations.settings,
};

type Settings = typeof settings;
export type SettingName = keyof Settings;

/** What each variable means to the server. */
export type EnvValues = {
  [Name in SettingName]: Settings[Name] extends Setting<z.ZodType, infer Value> ? Value : never;
};

export const settingNames = Object.keys(settings) as SettingName[];

type Schemas = { [Name in SettingName]: Settings[Name]['schema'] };

export const envSchema = z.object(
  Object.fromEntries(settingNames.map((name) => [name, settings[name].schema])) as Schemas,
);

/** The values after the defaults that depend on others. */
export function deriveValues(parsed: z.output<typeof envSchema>): EnvValues {
  const entries = settingNames.map((name) => {
    const { derive }: Setting<z.ZodType, unknown> = settings[name];
    return [name, derive ? derive(parsed[name], parsed) : parsed[name]];
  });
  return Object.fromEntries(entries) as EnvValues;
}

interface InStudio {
  /** Fixes the setting if it is set. Null if the environment cannot set it. */
  readonly variable: SettingName | null;
  /** Another variable that also fixes it. */
  readonly alsoFixedBy: string | null;
  readonly changedBy: Capability;
}

/** What staff can change. */
export const studioSettings = Object.fromEntries([
  ...settingNames.flatMap((variable) => {
    const { studio }: Setting<z.ZodType, unknown> = settings[variable];
    if (!studio) return [];
    const { key, changedBy, alsoFixedBy = null } = studio;
    return [[key, { variable, alsoFixedBy, changedBy }]];
  }),
  ...onlyInStudio().map(({ key, changedBy }) => [
    key,
    { variable: null, alsoFixedBy: null, changedBy },
  ]),
]) as Record<SettingKey, InStudio>;

/** What the settings of the studio are until staff change them. */
export function initialSettings(env: EnvValues): SettingValues {
  const ofEnvironment = settingNames.flatMap((name) => {
    const { studio }: Setting<z.ZodType, unknown> = settings[name];
    return studio ? [[studio.key, studio.initial(env[name])]] : [];
  });
  const others = onlyInStudio().map(({ key, initial }) => [key, initial]);
  return Object.fromEntries([...ofEnvironment, ...others]) as SettingValues;
}

function onlyInStudio() {
  return sections.flatMap(({ onlyInStudio: listed = [] }: Section<unknown>) => listed);
}
