import { AppError } from '../../../errors.ts';
import { type ContentService, getStaffEntry, type Writer } from '../../content/index.ts';

export const POLICIES = 'policies';

/** A consultation or the fields of one that name its policy. */
export interface PolicyReference {
  readonly document_id: string;
  readonly locale: string;
}

/** The text of a policy as editors see it, with changes that are not published. */
export async function getPolicyDraft(
  content: ContentService,
  writer: Writer,
  { document_id, locale }: PolicyReference,
): Promise<{ body: string; version: number }> {
  const entry = await getStaffEntry(content, writer, { kind: POLICIES, id: document_id, locale });
  const { body } = entry.draft;
  return { body: typeof body === 'string' ? body : '', version: entry.version };
}

/** Undefined if the policy was deleted. */
export const findPolicyDraft = (...of: Parameters<typeof getPolicyDraft>) =>
  getPolicyDraft(...of).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'not_found') return undefined;
    throw error;
  });
