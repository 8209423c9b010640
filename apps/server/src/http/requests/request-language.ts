import { type Language, languageCodes } from '@rostra/messages';
import Negotiator from 'negotiator';
import type { SiteLanguages } from '../../languages/site-languages.ts';

interface WithHeaders {
  readonly headers: Record<string, string | string[] | undefined>;
}

/** The requested language, if the site has it. Our pages send their own language. */
export const requestLanguage = (
  request: WithHeaders,
  { offered, defaultLanguage }: SiteLanguages,
): Language =>
  offered.length === 1 ? defaultLanguage : negotiate(request, offered, defaultLanguage);

/** For calls of the studio, which staff use in their own language, whichever the site offers. */
export const staffLanguage = (request: WithHeaders, { defaultLanguage }: SiteLanguages): Language =>
  negotiate(request, [defaultLanguage, ...languageCodes], defaultLanguage);

function negotiate(
  { headers }: WithHeaders,
  available: readonly Language[],
  fallback: Language,
): Language {
  const found = new Negotiator({ headers }).language([...available]);
  return available.find((code) => code === found) ?? fallback;
}
