import * as build from 'virtual:react-router/server-build';
import { createClient } from '@rostra/contract/client';
import { prefixOf } from '@rostra/contract/pages';
import {
  createRequestHandler,
  type RequestHandler,
  RouterContextProvider,
  type ServerBuild,
} from 'react-router';
import { loadCatalogue } from './app/lib/messages/load-catalogue.server.ts';
import { rememberCalls } from './app/lib/server-rendering/remember-calls.ts';
import {
  apiContext,
  hostContext,
  type RenderHost,
} from './app/lib/server-rendering/render-host.ts';

export type { RenderHost };

/** Renders a page or a `.data` request. The document is complete when the promise resolves. */
export type Render = (request: Request, host: RenderHost) => Promise<Response>;

export function createRenderer(): Render {
  const handlers = new Map<string, Promise<RequestHandler>>();
  const handlerFor = (host: RenderHost) => {
    const basename = host.isDefaultLanguage ? '/' : prefixOf(host.language);
    const handler = handlers.get(basename) ?? createHandler(basename, host);
    handlers.set(basename, handler);
    return handler;
  };
  return async (request, host) => {
    const handle = await handlerFor(host);
    const { origin } = new URL(request.url);
    const client = createClient({ baseUrl: origin, fetch: (...args) => host.fetch(...args) });
    const context = new RouterContextProvider();
    context.set(hostContext, host);
    context.set(apiContext, rememberCalls(client));
    return handle(request, context);
  };
}

/** Each language has its own handler, so that links and data requests stay in the language. */
async function createHandler(basename: string, { language }: RenderHost): Promise<RequestHandler> {
  await loadCatalogue(language);
  return createRequestHandler({ ...(build as ServerBuild), basename }, import.meta.env.MODE);
}
