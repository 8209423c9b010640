import { parse } from 'node:path';
import type { StudioImportOptions } from '@rostra/contract';
import type { AccountContext } from '../../accounts/index.ts';
import type { ImportFiles } from '../jobs/import-files.ts';
import { type ImportWork, workOnImport } from '../jobs/work-on-import.ts';
import { importMembers } from './import-members.ts';
import { undoMembers } from './undo-members.ts';

export interface MemberImportContext {
  readonly accounts: AccountContext;
  readonly files: ImportFiles;
  /** The languages of the site. */
  readonly languages: readonly string[];
}

/** Works on an import of members. */
export async function performMemberImport(
  context: MemberImportContext,
  id: number,
  signal?: AbortSignal,
): Promise<void> {
  const { accounts, files } = context;
  const { db, now } = accounts;
  await workOnImport({ db, now, files }, memberWork(context), id, signal);
}

const memberWork = ({ accounts, files, languages }: MemberImportContext): ImportWork => ({
  read: ({ id, file_name, options }, { isDryRun, signal, onProgress }) =>
    importMembers(accounts, {
      path: files.uploadOf(id),
      source: `members:${parse(file_name).name}`,
      sendsMail: (JSON.parse(options) as StudioImportOptions).sendsMail ?? false,
      isDryRun,
      languages,
      signal,
      onProgress,
    }),
  undo: (source) => undoMembers(accounts, source),
});
