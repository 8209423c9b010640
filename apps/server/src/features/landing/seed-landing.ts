import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Queries } from '../../db/client.ts';
import { recordStarterItem } from '../content/index.ts';
import { insertLandingJson } from './landing.repo.ts';

/** Stores the landing page's texts from an edition of the starter content. */
export async function seedLanding(
  tx: Queries,
  { folder, locale, isDefault }: { folder: string; locale: string; isDefault: boolean },
): Promise<void> {
  const path = join(folder, 'organisation.json');
  if (!existsSync(path)) return;
  const json = JSON.stringify(JSON.parse(await readFile(path, 'utf8')));
  await insertLandingJson(tx, json, isDefault ? undefined : locale);
  await recordStarterItem(tx, {
    kind: 'landing',
    document_id: isDefault ? '' : locale,
    state: json,
  });
}
