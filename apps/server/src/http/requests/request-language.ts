import type { Language } from '@rostra/messages';
import Negotiator from 'negotiator';
import type { SiteLanguages } from '../../languages/site-languages.ts';

/** The requested language, if the site has it. Our pages send their own language. */
export function requestLanguage(
  { headers }: { headers: Record<string, string | string[] | undefined> },
  { offered, defaultLanguage }: SiteLanguages,
): Language {
  if (offered.length === 1) return defaultLanguage;
  const found = new Negotiator({ headers }).language([...offered]);
  return offered.find((code) => code === found) ?? defaultLanguage;
}
