import type { MessageFeature, Messages, Translate } from '@rostra/messages';
import type { RootData } from '../site/site-context.ts';
import { messagesOf } from './catalogues.ts';

interface Match {
  id: string;
  loaderData?: unknown;
}

export type Matches = readonly (Match | undefined)[];

const rootOf = (matches: Matches): RootData | undefined =>
  matches.find((match) => match?.id === 'root')?.loaderData as RootData | undefined;

/** The site, for functions that React's context does not reach. */
export const siteFor = (matches: Matches): RootData['site'] | undefined => rootOf(matches)?.site;

/** The messages of the page, for functions that React's context does not reach. */
export function messagesFor(matches: Matches): Messages {
  const root = rootOf(matches);
  return messagesOf(root?.language ?? 'en', root?.overrides);
}

/** Translates outside components: titles and descriptions of pages. */
export function translate<F extends MessageFeature>(matches: Matches, feature: F): Translate<F> {
  return messagesFor(matches).of(feature);
}
