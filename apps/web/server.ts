import * as build from 'virtual:react-router/server-build';
import { createClient } from '@rostra/contract/client';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import './app/lib/messages/add-all-catalogues.server.ts';
import {
  apiContext,
  hostContext,
  type RenderHost,
} from './app/lib/server-rendering/render-host.ts';

export type { RenderHost };

const handle = createRequestHandler(build as ServerBuild, import.meta.env.MODE);

/** Renders a page or a `.data` request. The document is complete when the promise resolves. */
export function render(request: Request, host: RenderHost): Promise<Response> {
  const context = new RouterContextProvider();
  context.set(hostContext, host);
  context.set(
    apiContext,
    createClient({ baseUrl: new URL(request.url).origin, fetch: (...args) => host.fetch(...args) }),
  );
  return handle(request, context);
}
