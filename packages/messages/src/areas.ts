import type { CompiledMessage } from 'icu-minify/format';
import type { MessageFeature } from './english.ts';

/** A visitor downloads one file per area: the public messages on every page, the others with the member area. */
export const areas = {
  public: ['dates', 'password-recovery', 'plans'],
  member: [],
} as const satisfies Record<string, readonly MessageFeature[]>;

export type MessageArea = keyof typeof areas;

export type CompiledArea = Partial<Record<MessageFeature, Record<string, CompiledMessage>>>;
