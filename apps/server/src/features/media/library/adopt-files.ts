import type { Storage } from '../../../adapters/storage/storage.ts';
import type { Queries } from '../../../db/client.ts';
import { setProvider } from '../files.repo.ts';

/** After all files were copied to another storage. */
export const adoptFiles = (tx: Queries, { provider }: Pick<Storage, 'provider'>): Promise<void> =>
  setProvider(tx, provider);
