import type { Client, ResponseLike } from '@rostra/contract/client';
import type { CacheTag } from '@rostra/contract/pages';
import type { CompiledArea, Language } from '@rostra/messages';
import { createContext } from 'react-router';

/** What the server provides to a render. */
export interface RenderHost {
  language: Language;
  /** Pages in the default language have no prefix in their URL. */
  isDefaultLanguage: boolean;
  /** Messages that staff have changed; undefined if there are none. */
  overrides?: CompiledArea | undefined;
  /** Calls the API in process. */
  fetch(input: string, init: RequestInit): Promise<ResponseLike>;
  /** The nonce of our inline scripts. The server lists their hashes in the CSP and removes the nonce. */
  nonce: string;
  /** Adds cache tags to the page: a change to that content drops it from the cache. */
  tag(name: CacheTag): void;
  /** Logs the error of a loader or a component. The visitor sees the error page. */
  report(error: unknown): void;
  /** For a data request whose document is cached: the document's URL, loaded if the data cannot be. */
  cachedDocument?: string | undefined;
}

export const hostContext = createContext<RenderHost>();
export const apiContext = createContext<Client>();
