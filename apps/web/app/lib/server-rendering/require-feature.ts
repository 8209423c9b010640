import { getSite } from '@rostra/contract';
import type { Page } from '@rostra/contract/pages';
import { data, type RouterContextProvider } from 'react-router';
import { load } from './load.ts';

/** Answers 404 for a page whose feature is switched off. */
export async function requireFeature(
  context: Readonly<RouterContextProvider>,
  { feature }: Required<Pick<Page, 'feature'>>,
): Promise<void> {
  const { features } = await load(context, (api) => api(getSite));
  if (!features[feature]) throw data(null, { status: 404 });
}
