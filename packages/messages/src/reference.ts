import type { English, MessageFeature, MessageKey } from './english.ts';
import type { ValueParameters } from './message-values.ts';
import type { Messages } from './messages.ts';

const MARK = 'message:';

/**
 * Names a message in a place that does not know the reader's language: a rule of the contract, or an
 * error thrown deep in the server. `resolveReference` translates it where the language is known.
 */
export function messageReference<F extends MessageFeature, K extends MessageKey<F>>(
  feature: F,
  key: K,
  ...values: ValueParameters<English[F][K] & string>
): string {
  return MARK + JSON.stringify([feature, key, ...values]);
}

/** Texts that are no references are returned as they are. */
export function resolveReference(text: string, messages: Messages): string {
  if (!text.startsWith(MARK)) return text;
  const [feature, key, values] = JSON.parse(text.slice(MARK.length));
  return String(messages.format(feature, key, values));
}
