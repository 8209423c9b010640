import type { MessageFeature, Translate } from '@rostra/messages';
import type { RootData } from '../site/site-context.ts';
import { messagesOf } from './catalogues.ts';

interface Match {
  id: string;
  loaderData?: unknown;
}

/** Translates outside components, where React's context does not reach: titles and descriptions of pages. */
export function translate<F extends MessageFeature>(
  matches: readonly (Match | undefined)[],
  feature: F,
): Translate<F> {
  const root = matches.find((match) => match?.id === 'root')?.loaderData as RootData | undefined;
  return messagesOf(root?.language ?? 'en').of(feature);
}
