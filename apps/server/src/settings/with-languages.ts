import type { Language } from '@rostra/messages';
import type { Env } from '../env.ts';

/** Whether the environment says which languages the site has. */
const isFixed = ({ given }: Env) => given.has('SITE_LANGUAGE') || given.has('SITE_LANGUAGES');

/** The environment with the languages that staff have chosen, which are undefined if they have not. */
export function withLanguages(env: Env, chosen: readonly Language[] | undefined): Env {
  const [first] = chosen ?? [];
  if (!chosen || !first || isFixed(env)) return env;
  return { ...env, SITE_LANGUAGE: first, SITE_LANGUAGES: chosen };
}
