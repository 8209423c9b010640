import type { Language } from '@rostra/messages';
import { createContext } from 'react';

export interface ScriptsMode {
  /** Renders only the router's scripts, as markup for `deferredScripts`. */
  isScriptsOnly?: boolean;
  /** The router's scripts as markup, for a page that runs them after its first paint. */
  deferredScripts?: string;
}

interface RenderContextValue extends ScriptsMode {
  language?: Language;
  /** The nonce of our inline scripts. */
  nonce?: string;
}

/** Set during server rendering, empty in the browser. */
export const RenderContext = createContext<RenderContextValue>({});
