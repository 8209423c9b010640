import type { Client, ResponseLike } from '@rostra/contract/client';
import type { CacheTag } from '@rostra/contract/pages';
import { createContext } from 'react-router';

/** What the server provides to a render. */
export interface RenderHost {
  /** Calls the API in process. */
  fetch(input: string, init: RequestInit): Promise<ResponseLike>;
  /** Marks our own inline scripts. The server lists their hashes in the CSP and removes the nonce. */
  nonce: string;
  /** Tells the page cache what the page shows: a change to that content drops the page. */
  tag(name: CacheTag): void;
  /** Logs why a loader or a component failed. The visitor sees the error page. */
  report(error: unknown): void;
  /** For a data request whose document is cached: the document's URL, to load if the data cannot be. */
  cachedDocument?: string | undefined;
}

export const hostContext = createContext<RenderHost>();
export const apiContext = createContext<Client>();
