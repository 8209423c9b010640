import type { Queries } from '../../../../db/client.ts';
import { findOwnText } from './own-texts.repo.ts';

/** Whether readers see a text that the site did not begin with. */
export const hasOwnText = async (queries: Queries, now: string): Promise<boolean> =>
  (await findOwnText(queries, now)) !== undefined;
