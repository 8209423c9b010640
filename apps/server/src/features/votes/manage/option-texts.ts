import type { VotePlan } from '@rostra/contract';
import { messageReference } from '@rostra/messages';
import type { VoteOptionRow } from '../../../db/tables/votes.ts';
import { AppError, invalidField } from '../../../errors.ts';
import {
  type ContentService,
  getStaffEntry,
  getVersionText,
  nameVersion,
  renderBody,
  type Writer,
} from '../../content/index.ts';

const POLICIES = 'policies';

interface PolicyReference {
  readonly documentId: string;
  readonly locale: string;
}

/** The policy that a vote is about. It must be edited here, or its text could change during the vote. */
export async function getVotedPolicy(
  content: ContentService,
  writer: Writer,
  { documentId, locale }: PolicyReference,
): Promise<{ title: string }> {
  const reference = { kind: POLICIES, id: documentId, locale };
  const entry = await getStaffEntry(content, writer, reference);
  if (entry.otherEditor !== null) {
    throw new AppError('conflict', messageReference('votes-server', 'editedElsewhere'));
  }
  return { title: String(entry.live?.title ?? entry.draft.title ?? '') };
}

/** Renders the texts once, so that they stay as they are. The versions get a name, so that they are kept. */
export async function makeOptions(
  content: ContentService,
  writer: Writer,
  { documentId, locale }: PolicyReference,
  { voteId, plan }: { voteId: string; plan: VotePlan },
): Promise<VoteOptionRow[]> {
  const reference = { kind: POLICIES, id: documentId, locale };
  const rows: VoteOptionRow[] = [];
  for (const [index, { version, costing }] of plan.options.entries()) {
    const text = await getVersionText(content, writer, reference, version);
    const { title, summary, body } = text.fields;
    if (typeof body !== 'string' || body.trim() === '') {
      throw invalidField(['options', index], messageReference('votes-server', 'noText'));
    }
    const { bodyHtml } = await renderBody(content.store, body, { locale });
    if (text.label === null) {
      const label = plan.question.slice(0, MAX_LABEL);
      await nameVersion(content, writer, reference, { number: version, label });
    }
    rows.push({
      vote_id: voteId,
      number: index + 1,
      version,
      edition: text.edition,
      title: String(title ?? ''),
      summary: typeof summary === 'string' && summary !== '' ? summary : null,
      html: bodyHtml,
      text_hash: text.textHash,
      costing,
    });
  }
  if (new Set(rows.map(({ text_hash }) => text_hash)).size < rows.length) {
    throw invalidField(['options'], messageReference('votes-server', 'sameOptions'));
  }
  return rows;
}

const MAX_LABEL = 80;
