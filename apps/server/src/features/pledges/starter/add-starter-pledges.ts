import type { Queries } from '../../../db/client.ts';
import type { Worker } from '../../../feature.ts';
import {
  type ContentService,
  findStarterNote,
  recordStarterItem,
  takeStarterNote,
} from '../../content/index.ts';
import { findPublishedPolicy } from '../../policies/index.ts';
import { insertPledge, insertUpdate, insertWording } from '../pledges.repo.ts';
import { preparePledge } from './prepare-pledge.ts';
import { createStarterDays, type StarterDays } from './starter-days.ts';
import type { StarterPledge } from './starter-pledge.ts';

const PLEDGES = 'pledges';

/** Adds the pledges of the starter content, once. */
export async function addStarterPledges(content: ContentService): Promise<void> {
  const { db, clock } = content;
  const noted = await findStarterNote<StarterPledge>(db.queries, PLEDGES);
  if (noted === undefined) return;
  const { locale, items } = noted;
  const days = createStarterDays(items, clock());
  await db.transaction(async (tx) => {
    if (!(await takeStarterNote(tx, PLEDGES))) return;
    for (const pledge of items) await add(tx, { pledge, locale, days });
  });
  content.changed(['pledges', 'policies']);
}

interface Added {
  readonly pledge: StarterPledge;
  readonly locale: string;
  readonly days: StarterDays;
}

async function add(tx: Queries, { pledge, locale, days }: Added): Promise<void> {
  const policy = await findPublishedPolicy(tx, { slug: pledge.policy, locale });
  // It was deleted between the installation and the first start.
  if (!policy) return;
  const { row, wordings, updates } = preparePledge(pledge, { ...policy, locale }, days);
  await insertPledge(tx, row);
  for (const wording of wordings) await insertWording(tx, wording);
  for (const update of updates) await insertUpdate(tx, update);
  const state = String(wordings.length + updates.length);
  await recordStarterItem(tx, { kind: PLEDGES, document_id: row.id, state });
}

/** Runs at each start of a site; only the first one finds something to do. */
export const starterPledgesWorker = (content: ContentService): Worker => ({
  name: 'starter-pledges',
  run: () => addStarterPledges(content),
});
