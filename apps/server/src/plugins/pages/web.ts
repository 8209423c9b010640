import { pathToFileURL } from 'node:url';
import type { ResponseLike } from '@rostra/contract/client';
import type { CacheTag } from '@rostra/contract/pages';
import type { CompiledArea, Language } from '@rostra/messages';
import { StartError } from '../../errors.ts';

/** What the server provides to a render. It gets no headers and no cookies of the visitor. */
export interface RenderHost {
  language: Language;
  /** Pages in the default language have no prefix in their URL. */
  isDefaultLanguage: boolean;
  /** Messages that staff have changed; undefined if there are none. */
  overrides?: CompiledArea | undefined;
  fetch(input: string, init: RequestInit): Promise<ResponseLike>;
  nonce: string;
  tag(name: CacheTag): void;
  report(error: unknown): void;
  /** For a data request whose document is cached: the document's URL, to load if the data cannot be. */
  cachedDocument?: string | undefined;
}

/** The web app as the server sees it: the built `apps/web/server.ts`, or Vite's version in development. */
export interface Web {
  render(request: Request, host: RenderHost): Promise<Response>;
  /** The folder of the built client files; undefined in development, where Vite serves them. */
  clientDir?: string;
}

/** What `apps/web/server.ts` exports. */
export interface WebModule {
  createRenderer(): Web['render'];
}

/** `main.js` imports one complete build, so server and client files match even during a new build. */
export async function loadBuiltWeb(buildDir: string): Promise<Web> {
  const entry = pathToFileURL(`${buildDir}/main.js`).href;
  try {
    const built = (await import(entry)) as WebModule & { clientDir: string };
    return { render: built.createRenderer(), clientDir: built.clientDir };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_MODULE_NOT_FOUND') throw error;
    throw new StartError('The web app is not built yet. Run "npm run build" or use "npm start".');
  }
}
