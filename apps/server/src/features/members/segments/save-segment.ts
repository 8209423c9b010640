import { MAX_SEGMENTS, type MemberSegment } from '@rostra/contract';
import { messageReference } from '@rostra/messages';
import { AppError } from '../../../errors.ts';
import type { MembersContext } from '../context.ts';
import { countSegments, putSegment } from './segments.repo.ts';

/** A segment of the same name, in small or capital letters, is replaced. */
export async function saveSegment(
  { accounts: { db, now } }: Pick<MembersContext, 'accounts'>,
  { name, query }: Omit<MemberSegment, 'id'>,
): Promise<MemberSegment> {
  return db.transaction(async (tx) => {
    const saved = await putSegment(tx, {
      name,
      name_key: name.normalize('NFKC').toLocaleLowerCase('en'),
      query,
      updated_at: now().toISOString(),
    });
    if ((await countSegments(tx)) > MAX_SEGMENTS) {
      const reason = messageReference('members-server', 'segmentsFull', { maximum: MAX_SEGMENTS });
      throw new AppError('conflict', reason);
    }
    return saved;
  });
}
