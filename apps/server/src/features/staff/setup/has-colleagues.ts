import type { Queries } from '../../../db/client.ts';
import { countStaff } from '../staff.repo.ts';

/** Whether anybody besides the owner works on the site. */
export const hasColleagues = async (queries: Queries): Promise<boolean> =>
  (await countStaff(queries)) > 1;
