import { pathToFileURL } from 'node:url';
import type { ResponseLike } from '@rostra/contract/client';
import type { CacheTag } from '@rostra/contract/pages';
import { StartError } from '../../errors.ts';

/** What a render may ask of the server. It gets no headers and no cookies of the visitor. */
export interface RenderHost {
  fetch(input: string, init: RequestInit): Promise<ResponseLike>;
  nonce: string;
  tag(name: CacheTag): void;
  report(error: unknown): void;
}

/** The web app as the server sees it: the built `apps/web/server.ts`, or Vite's live one. */
export interface Web {
  render(request: Request, host: RenderHost): Promise<Response>;
  /** Where the built client files are; absent while Vite serves them. */
  clientDir?: string;
}

/** `main.js` names one complete build for both halves, even while a newer one takes its place. */
export async function loadBuiltWeb(buildDir: string): Promise<Web> {
  const entry = pathToFileURL(`${buildDir}/main.js`).href;
  try {
    const { render, clientDir } = (await import(entry)) as Required<Web>;
    return { render, clientDir };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_MODULE_NOT_FOUND') throw error;
    throw new StartError('The web app is not built yet. Run "npm run build" or use "npm start".');
  }
}
