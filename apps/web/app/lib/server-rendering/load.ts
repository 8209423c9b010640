import { ApiError, type Client } from '@rostra/contract/client';
import { data, type RouterContextProvider, redirect } from 'react-router';
import { apiContext } from './render-host.ts';

/**
 * Makes an API call for a loader. Not found and invalid parameters become 404, an unavailable API
 * 503, and a former slug redirects permanently to `pathOf`.
 */
export async function load<T>(
  context: Readonly<RouterContextProvider>,
  ask: (api: Client) => Promise<T>,
  pathOf?: (slug: string) => string,
): Promise<T> {
  try {
    return await ask(context.get(apiContext));
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { movedTo } = error.details;
    if (pathOf && typeof movedTo === 'string') throw redirect(pathOf(movedTo), 301);
    const isLater = error.status === 0 || error.status === 429 || error.status >= 500;
    throw data(null, { status: isLater ? 503 : 404 });
  }
}
