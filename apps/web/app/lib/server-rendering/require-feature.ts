import { getSite, type Site } from '@rostra/contract';
import { data, type RouterContextProvider } from 'react-router';
import { load } from './load.ts';

/** A page of a feature that is switched off does not exist. */
export async function requireFeature(
  context: Readonly<RouterContextProvider>,
  feature: keyof Site['features'],
): Promise<void> {
  const { features } = await load(context, (api) => api(getSite));
  if (!features[feature]) throw data(null, { status: 404 });
}
