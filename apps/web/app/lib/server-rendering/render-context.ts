import type { Language } from '@rostra/messages';
import { createContext } from 'react';

interface RenderContextValue {
  language?: Language;
  /** The nonce of our inline scripts. */
  nonce?: string;
  /** Renders only the router's scripts, as markup for `deferredScripts`. */
  isScriptsOnly?: boolean;
  /** The router's scripts as markup, for a page that runs them after its first paint. */
  deferredScripts?: string;
}

/** Set during server rendering, empty in the browser. */
export const RenderContext = createContext<RenderContextValue>({});
