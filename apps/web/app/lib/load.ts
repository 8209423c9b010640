import { ApiError, type Client } from '@rostra/contract/client';
import { data, type RouterContextProvider, redirect } from 'react-router';
import { apiContext } from './render-host.ts';

/**
 * A call made by a page's loader. What the page cannot do without becomes the status of the page:
 * a thing that is not there is 404, an API that does not answer is 503. What has another slug now
 * leads to `pathOf` it for good.
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
    if (error.status === 404) throw data(null, { status: 404 });
    if (error.status === 0 || error.status >= 500) throw data(null, { status: 503 });
    throw error;
  }
}
