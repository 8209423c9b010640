import type { Db } from '../../../db/client.ts';
import type { ImportFiles } from './import-files.ts';

/** What the calls about imports need. */
export interface ImportJobsContext {
  readonly db: Db;
  readonly now: () => Date;
  readonly files: ImportFiles;
  /** The languages that texts can be in. */
  readonly languages: readonly string[];
  /** There is work to do. */
  wake(): void;
}
