import { ApiError, type Client } from '@rostra/contract/client';
import { data, type RouterContextProvider, redirect } from 'react-router';
import { apiContext } from './render-host.ts';

/**
 * A call made by a page's loader. What the page cannot do without becomes the status of the page:
 * a thing that is not there is 404, and so is one that was asked for with an address that names
 * nothing; an API that does not answer, or not now, is 503. What has another slug now leads to
 * `pathOf` it for good.
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
