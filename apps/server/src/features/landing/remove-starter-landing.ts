import type { Queries } from '../../db/client.ts';
import { listStarterItems } from '../content/index.ts';
import { deleteLandingJson, findLandingJson } from './landing.repo.ts';

/** Removes the texts of the starter content that nobody has changed. The page then shows neutral ones. */
export async function removeStarterLanding(tx: Queries): Promise<void> {
  for (const item of await listStarterItems(tx, 'landing')) {
    const locale = item.document_id || undefined;
    if ((await findLandingJson(tx, locale)) === item.state) await deleteLandingJson(tx, locale);
  }
}
