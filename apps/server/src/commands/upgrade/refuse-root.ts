import { statSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../../errors.ts';

/** What root creates beside the database of another user keeps the site of that user from starting. */
export function refuseRoot(dataDir: string, userId = process.getuid?.()): void {
  const owner = statSync(join(dataDir, 'rostra.db'), { throwIfNoEntry: false })?.uid;
  if (userId !== 0 || owner === undefined || owner === 0) return;
  throw new StartError(
    `The database in ${dataDir} belongs to the user with the id ${owner}. Run this command as that user, not as root: sudo -u '#${owner}' …`,
  );
}
