import { ApiError, type Client } from '@rostra/contract/client';
import { data, type RouterContextProvider } from 'react-router';
import { apiContext } from './render-host.ts';

/**
 * A call made by a page's loader. What the page cannot do without becomes the status of the page:
 * a thing that is not there is 404, an API that does not answer is 503.
 */
export async function load<T>(
  context: Readonly<RouterContextProvider>,
  ask: (api: Client) => Promise<T>,
): Promise<T> {
  try {
    return await ask(context.get(apiContext));
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.status === 404) throw data(null, { status: 404 });
    if (error.status === 0 || error.status >= 500) throw data(null, { status: 503 });
    throw error;
  }
}
