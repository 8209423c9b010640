import { useAllMessages } from '@rostra/messages/react';
import { useMemo } from 'react';
import { useRootData } from '../site/site-context.ts';
import { createFormat, type Format } from './format.ts';

/** Writes dates, amounts and lists in the language of the page. */
export function useFormat(): Format {
  const messages = useAllMessages();
  const { dateFormat, zone } = useRootData()?.site ?? {};
  return useMemo(() => createFormat(messages, { dateFormat, zone }), [messages, dateFormat, zone]);
}
