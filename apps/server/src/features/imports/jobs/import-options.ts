import type { StudioImportOptions } from '@rostra/contract';
import type { ImportJobRow } from './import-jobs.repo.ts';

/** What was chosen for an import, before and after its dry run. */
interface StoredOptions extends StudioImportOptions {
  /** Which of several languages of the file is imported. */
  readonly sourceLanguage?: string | undefined;
}

export const readOptions = ({ options }: Pick<ImportJobRow, 'options'>): StoredOptions =>
  JSON.parse(options) as StoredOptions;

/** For an import whose file is gone: its key opens copies of the file elsewhere. */
export function withoutKey(job: Pick<ImportJobRow, 'options'>): { options: string } {
  const { key: _, ...others } = readOptions(job);
  return { options: JSON.stringify(others) };
}
