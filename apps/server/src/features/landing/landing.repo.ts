import type { Queries } from '../../db/client.ts';
import {
  claimInstallation,
  deleteInstallation,
  findInstallation,
  setInstallation,
} from '../../db/installation.ts';
import { landingKey } from './landing-key.ts';

export const findLandingJson = (queries: Queries, locale?: string): Promise<string | undefined> =>
  findInstallation(queries, landingKey(locale));

export async function insertLandingJson(
  queries: Queries,
  value: string,
  locale?: string,
): Promise<void> {
  await claimInstallation(queries, landingKey(locale), value);
}

export const putLandingJson = (queries: Queries, value: string, locale?: string): Promise<void> =>
  setInstallation(queries, landingKey(locale), value);

export async function deleteLandingJson(queries: Queries, locale?: string): Promise<void> {
  await deleteInstallation(queries, landingKey(locale));
}
