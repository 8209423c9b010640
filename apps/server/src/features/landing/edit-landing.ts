import type { Landing } from '@rostra/contract';
import type { Db } from '../../db/client.ts';
import type { Actor } from '../../http/access/actor.ts';
import { recordAction } from '../audit/index.ts';
import { findLandingJson, putLandingJson } from './landing.repo.ts';

/** Changes the texts of the landing page. Other values of the starter content stay. */
export async function editLandingPage(
  { db, at }: { db: Db; at: string },
  actor: Actor,
  texts: Landing,
  locale?: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    const before = JSON.parse((await findLandingJson(tx, locale)) ?? '{}');
    await putLandingJson(tx, JSON.stringify({ ...before, ...texts }), locale);
    await recordAction(tx, {
      actor,
      at,
      action: 'landing.update',
      target: { kind: 'landing', id: locale ?? '' },
      before: { name: before.name, tagline: before.tagline },
      after: { name: texts.name, tagline: texts.tagline },
    });
  });
}
