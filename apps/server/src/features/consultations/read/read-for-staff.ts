import type { CallOutput, readManagedConsultation } from '@rostra/contract';
import { notFound } from '../../../errors.ts';
import type { ContentService, Writer } from '../../content/index.ts';
import { findConsultation, findNewestDraft } from '../consultations.repo.ts';
import { findPolicyDraft } from '../manage/policy-draft.ts';
import { describeConsultation } from './consultation-view.ts';
import { toContribution } from './contribution-view.ts';
import { readText } from './read-text.ts';

export async function readForStaff(
  content: ContentService,
  writer: Writer,
  id: string,
): Promise<CallOutput<typeof readManagedConsultation>> {
  const { queries } = content.db;
  const row = await findConsultation(queries, { id });
  if (!row) throw notFound();
  const { rows, ...text } = await readText(queries, id);
  const policy = await findPolicyDraft(content, writer, row);
  const newest = await findNewestDraft(queries, id);
  return {
    data: {
      consultation: {
        ...(await describeConsultation(content, row)),
        documentId: row.document_id,
        hasNewText: policy !== undefined && policy.body !== newest.body,
      },
      text: {
        ...text,
        contributions: rows.map((each) => ({
          ...toContribution(each, text.blocks, text.draft),
          original: each.text,
          isMerged: each.merged_in !== null,
        })),
      },
    },
  };
}
