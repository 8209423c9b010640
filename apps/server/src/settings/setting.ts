import type { Capability, SettingKey, SettingValues } from '@rostra/contract';
import type { Language } from '@rostra/messages';
import type { z } from 'zod';

/** What a default may depend on. */
export interface Basics {
  readonly PORT: number;
  readonly SITE_LANGUAGE: Language;
  readonly SITE_URL?: string | undefined;
}

export interface Explained {
  /** As in docs/settings.md. Neighbours with the same meaning share a row there. */
  readonly meaning: string;
  /** The default in words, if it is no fixed value. */
  readonly defaultText?: string;
  /** A valid value for `.env.example`, if there is no default to show. */
  readonly example?: string;
  /** Left out of the settings in a backup. */
  readonly isKeptOutOfBackups?: boolean;
}

type InStudio<Key extends SettingKey> = {
  readonly key: Key;
  /** What staff need to change it, besides `settings.edit`, which the screen needs. */
  readonly changedBy: Capability;
};

/** A setting of the environment that staff can change in the studio while its variable is not set. */
type StudioPart<Value> = {
  [Key in SettingKey]: InStudio<Key> & {
    /** Another variable that also fixes it. */
    readonly alsoFixedBy?: string;
    /** The value in the studio until staff change it. */
    initial(value: Value): SettingValues[Key];
  };
}[SettingKey];

interface Declared<Type extends z.ZodType, Value> extends Explained {
  /** Reads the text of the variable. */
  readonly type: Type;
  readonly studio?: StudioPart<Value>;
}

/** A variable of the environment. */
export interface Setting<Schema extends z.ZodType, Value> extends Declared<z.ZodType, Value> {
  readonly schema: Schema;
  readonly default?: unknown;
  derive?(given: z.output<Schema> | undefined, basics: Basics): Value;
}

type WithDefault<Type extends z.ZodType> = Declared<Type, z.output<Type>> & {
  readonly default: z.output<Type>;
};
type WithDerived<Type extends z.ZodType, Value> = Declared<Type, Value> & {
  derive(given: z.output<Type> | undefined, basics: Basics): Value;
};

/** Declares a variable with a fixed default, with a value that depends on others, or without a default. */
export function setting<Type extends z.ZodType>(
  declared: WithDefault<Type>,
): Setting<z.ZodDefault<Type>, z.output<Type>>;
export function setting<Type extends z.ZodType, Value>(
  declared: WithDerived<Type, Value>,
): Setting<z.ZodOptional<Type>, Value>;
export function setting<Type extends z.ZodType>(
  declared: Declared<Type, z.output<Type> | undefined>,
): Setting<z.ZodOptional<Type>, z.output<Type> | undefined>;
export function setting(
  declared: Declared<z.ZodType, unknown> & { readonly default?: unknown },
): Setting<z.ZodType, unknown> {
  const { type, default: fallback } = declared;
  const schema = fallback === undefined ? type.optional() : type.default(fallback);
  return { ...declared, schema };
}

/** A setting that only staff can change. */
export type StudioSetting = {
  [Key in SettingKey]: Explained &
    InStudio<Key> & { readonly title: string; readonly initial: SettingValues[Key] };
}[SettingKey];

/** Settings of one topic, which docs/settings.md and `.env.example` list together. */
export interface Section<Settings> {
  readonly title: string;
  readonly settings: Settings;
  readonly onlyInStudio?: readonly StudioSetting[];
}

export const section = <Settings extends Record<string, Setting<z.ZodType, unknown>>>(
  declared: Section<Settings>,
): Section<Settings> => declared;
