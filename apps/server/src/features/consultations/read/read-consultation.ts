import type { CallOutput, readConsultation } from '@rostra/contract';
import { notFound } from '../../../errors.ts';
import type { ContentService } from '../../content/index.ts';
import { findConsultation } from '../consultations.repo.ts';
import { isPublic } from '../state.ts';
import type { WantedPage } from './choose-page.ts';
import { describeConsultation } from './consultation-view.ts';
import { toContribution } from './contribution-view.ts';
import { readText } from './read-text.ts';

/** What visitors see: dates and counts while it is open, everything afterwards. */
export async function readForVisitors(
  content: ContentService,
  slug: string,
  wanted: WantedPage,
): Promise<CallOutput<typeof readConsultation>> {
  const { queries } = content.db;
  const row = await findConsultation(queries, { slug });
  if (!row) throw notFound();
  const consultation = await describeConsultation(content, row);
  if (!isPublic(row, content.store.now())) return { data: { consultation, text: null } };
  const { rows, index: _, ...text } = await readText(queries, row.id, wanted);
  const contributions = rows.map((each) => toContribution(each, text.blocks, text.draft));
  return { data: { consultation, text: { ...text, contributions } } };
}
