import { messageReference } from '@rostra/messages';
import { AppError } from '../../../errors.ts';
import {
  type ContentService,
  type RenderedBlocks,
  renderBlocks,
  type SourceBlock,
  type Writer,
} from '../../content/index.ts';

/** A draft has words of members in it once some were merged, so it is parsed on the thread for their texts. */
export async function splitDraft(
  { paragraphs }: Pick<ContentService, 'paragraphs'>,
  writer: Writer,
  body: string,
): Promise<readonly SourceBlock[]> {
  return (await orRefuse(paragraphs.split(body, nameOf(writer)))).blocks;
}

/** The text of a policy as members get it. */
export const renderDraft = (
  content: ContentService,
  writer: Writer,
  draft: { body: string; locale: string },
): Promise<RenderedBlocks> => orRefuse(renderBlocks(content, nameOf(writer), draft));

const nameOf = ({ editorId }: Writer) => `editor ${editorId}`;

async function orRefuse<Result extends object>(
  work: Promise<Result | { readonly problem: 'tooDeep' | 'tooSlow' }>,
): Promise<Result> {
  const result = await work;
  if (!('problem' in result)) return result;
  throw new AppError('conflict', messageReference('consultations-server', result.problem));
}
