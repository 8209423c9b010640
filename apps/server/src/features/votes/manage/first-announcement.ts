import type { Queries } from '../../../db/client.ts';
import type { VoteRow } from '../../../db/tables/votes.ts';
import { findAnnulled } from '../votes.repo.ts';

const DAY_MS = 24 * 60 * 60_000;
/** A vote that is announced within this time after an annulment takes the place of the annulled one. */
const REPLACEMENT_DAYS = 90;

interface FirstAnnouncement {
  readonly announcedAt: string;
  /** The annulled votes, the last one first. */
  readonly replaced: readonly VoteRow[];
}

/**
 * When members first heard of a vote. If it takes the place of an annulled one, that was its announcement; else an
 * annulment would give votes to everybody who joined on the news.
 */
export async function findFirstAnnouncement(
  queries: Queries,
  { documentId, announcedAt }: { documentId: string; announcedAt: string },
): Promise<FirstAnnouncement> {
  let first = announcedAt;
  const replaced: VoteRow[] = [];
  for (const vote of await findAnnulled(queries, documentId)) {
    const { announced_at, annulled_at } = vote;
    const until = Date.parse(annulled_at ?? announced_at) + REPLACEMENT_DAYS * DAY_MS;
    if (announced_at >= first || Date.parse(first) > until) continue;
    first = announced_at;
    replaced.push(vote);
  }
  return { announcedAt: first, replaced };
}
