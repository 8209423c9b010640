import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Queries } from '../../db/client.ts';
import { insertLandingJson } from './landing.repo.ts';

/** Stores the landing page's texts from the starter content. */
export async function seedLanding(tx: Queries, folder: string): Promise<void> {
  const path = join(folder, 'organisation.json');
  if (!existsSync(path)) return;
  const organisation = JSON.parse(await readFile(path, 'utf8'));
  await insertLandingJson(tx, JSON.stringify(organisation));
}
