import { messageReference } from '@rostra/messages';
import { AppError } from '../../../errors.ts';
import {
  type ContentService,
  NestedTooDeeply,
  type ParsedText,
  type RenderedBlocks,
  renderBlocks,
  type Writer,
} from '../../content/index.ts';

/** A draft has words of members in it once some were merged, so it is parsed on the thread for their texts. */
export async function parseDraft(
  { paragraphs }: Pick<ContentService, 'paragraphs'>,
  { editorId }: Writer,
  body: string,
): Promise<ParsedText> {
  const result = await paragraphs.parse(body, `editor ${editorId}`);
  if ('parsed' in result) return result.parsed;
  throw refused(result.problem);
}

/** The text of a policy as members get it. */
export async function renderDraft(
  content: ContentService,
  writer: Writer,
  { body, locale }: { body: string; locale: string },
): Promise<RenderedBlocks> {
  const parsed = await parseDraft(content, writer, body);
  try {
    return await renderBlocks(content.store, { body, parsed, locale });
  } catch (error) {
    throw error instanceof NestedTooDeeply ? refused('tooDeep') : error;
  }
}

const refused = (problem: 'tooDeep' | 'tooSlow') =>
  new AppError('conflict', messageReference('consultations-server', problem));
