import { useAllMessages } from '@rostra/messages/react';
import { useMemo } from 'react';
import { createFormat, type Format } from './format.ts';

/** Writes dates, amounts and lists in the language of the page. */
export function useFormat(): Format {
  const messages = useAllMessages();
  return useMemo(() => createFormat(messages), [messages]);
}
