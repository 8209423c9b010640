import type { Answer, Client } from '@rostra/contract/client';
import { createContext } from 'react-router';

/** What the server gives to a render. */
export interface RenderHost {
  /** Calls the API in process. */
  fetch(input: string, init: RequestInit): Promise<Answer>;
  /** Put on every inline script; the server turns it into hashes and strips it. */
  nonce: string;
  /** The page depends on this content; the page cache drops it by these tags. */
  tag(name: string): void;
  /** A loader or component failed; the visitor sees the error page, the log has to know why. */
  report(error: unknown): void;
}

export const hostContext = createContext<RenderHost>();
export const apiContext = createContext<Client>();
