import type { Landing } from '@rostra/contract';
import { AppError } from '../../../errors.ts';
import { findInstallation } from '../installation.repo.ts';
import type { ContentStore } from '../read/content-store.ts';

export const LANDING_KEY = 'content.landing';

export async function readLandingPage(store: ContentStore): Promise<Landing> {
  const value = await findInstallation(store.db.queries, LANDING_KEY);
  if (value === undefined) throw new AppError('not_found', 'Not Found');
  return JSON.parse(value) as Landing;
}
