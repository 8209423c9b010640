import {
  createContext,
  createElement,
  Fragment,
  type ReactElement,
  type ReactNode,
  use,
  useMemo,
} from 'react';
import type { English, MessageFeature, MessageKey } from './english.ts';
import { type Direction, languages } from './languages.ts';
import type { MessageValues, TagNames } from './message-values.ts';
import type { Messages, Translate } from './messages.ts';

const MessagesContext = createContext<Messages | undefined>(undefined);

export const MessagesProvider = MessagesContext;

type RichValues<Text extends string> = MessageValues<Text> &
  Record<TagNames<Text>, (children: ReactNode) => ReactElement>;

export interface TranslateInReact<F extends MessageFeature> extends Translate<F> {
  /** A message with tags, each of which becomes an element. */
  rich<K extends MessageKey<F>>(key: K, values: RichValues<English[F][K] & string>): ReactElement;
  /** A message for something that is known only at run time, such as a field; undefined if there is none. */
  optional(key: string): string | undefined;
}

export function useAllMessages(): Messages {
  const messages = use(MessagesContext);
  if (!messages) throw new Error('MessagesProvider is missing');
  return messages;
}

/** The direction in which the language of the page is written. */
export const useDirection = (): Direction => languages[useAllMessages().language].direction;

/** Translates the messages of a feature into the language of the page. */
export function useMessages<F extends MessageFeature>(feature: F): TranslateInReact<F> {
  const messages = useAllMessages();
  return useMemo(() => {
    const rich: TranslateInReact<F>['rich'] = (key, values) => {
      const parts = messages.format<ReactElement>(feature, key, values);
      return createElement(Fragment, null, ...(Array.isArray(parts) ? parts : [parts]));
    };
    const optional: TranslateInReact<F>['optional'] = (key) =>
      messages.has(feature, key) ? String(messages.format(feature, key)) : undefined;
    return Object.assign(messages.of(feature), { rich, optional });
  }, [messages, feature]);
}
