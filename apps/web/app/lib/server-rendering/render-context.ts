import { createContext } from 'react';

interface RenderContextValue {
  /** Marks our own inline scripts. */
  nonce?: string;
  /** Only the router's scripts are rendered, as markup for `deferredScripts`. */
  isScriptsOnly?: boolean;
  /** The router's scripts as markup, for a page that runs them after its first paint. */
  deferredScripts?: string;
}

/** Set while the server renders; empty in the browser. */
export const RenderContext = createContext<RenderContextValue>({});
