import type { Logger } from 'pino';
import type { Db } from '../../db/client.ts';
import { StartError } from '../../errors.ts';
import { findMirrorState } from './status/state.repo.ts';
import { checkAccess } from './strapi/check-access.ts';
import { isPublic } from './strapi/is-public.ts';
import { createStrapiClient, type StrapiAccess } from './strapi/strapi-client.ts';

const TIMEOUT_MS = 5_000;
/** Members pay for these texts. */
const PROTECTED = 'member-contents';

/**
 * A token that cannot read everything stops the start of a site that has no copy yet. Later, the copy is more
 * important to readers, so it is only logged.
 */
export async function checkMirror(
  strapi: StrapiAccess,
  {
    db,
    logger,
    plurals,
  }: { db: Db; logger: Pick<Logger, 'warn' | 'error'>; plurals: readonly string[] },
): Promise<void> {
  const client = createStrapiClient(strapi, { timeoutMs: TIMEOUT_MS });
  try {
    if ((await checkAccess(client, plurals)) === 'unavailable') {
      logger.warn('mirror: Strapi is unavailable; the site starts with what it has');
      return;
    }
    if (await isPublic(client.api, PROTECTED)) {
      logger.warn(
        `mirror: everybody can read ${PROTECTED} at ${strapi.url}. Take this right from the public role of Strapi.`,
      );
    }
  } catch (error) {
    const hasCopy = Boolean((await findMirrorState(db.queries))?.copied_at);
    if (!(error instanceof StartError) || !hasCopy) throw error;
    logger.error(error.message);
  }
}
