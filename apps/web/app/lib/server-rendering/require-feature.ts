import { getSite } from '@rostra/contract';
import type { Page } from '@rostra/contract/pages';
import { data, type RouterContextProvider } from 'react-router';
import { load } from './load.ts';

/** Responds with 404 if the feature of the page is disabled. */
export async function requireFeature(
  context: Readonly<RouterContextProvider>,
  { feature }: Required<Pick<Page, 'feature'>>,
): Promise<void> {
  const { features } = await load(context, (api) => api(getSite));
  if (!features[feature]) throw data(null, { status: 404 });
}
