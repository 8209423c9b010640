import type { Messages } from '@rostra/messages';
import type { RouterContextProvider } from 'react-router';
import { hostContext } from '../server-rendering/render-host.ts';
import { messagesOf } from './catalogues.ts';

/** The messages of the requested page. Only on the server, where loaders run. */
export function messagesInLoader(context: Readonly<RouterContextProvider>): Messages {
  const { language, overrides } = context.get(hostContext);
  return messagesOf(language ?? 'en', overrides);
}
