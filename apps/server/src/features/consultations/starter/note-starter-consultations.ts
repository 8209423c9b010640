import type { Queries } from '../../../db/client.ts';
import { readStarterEntries } from '../../content/index.ts';
import { insertNote } from './starter-note.repo.ts';

interface Edition {
  readonly folder: string;
  readonly locale: string;
  readonly isDefault: boolean;
}

/** Remembers what the starter content has. It is added once the server runs, which can render texts. */
export async function noteStarterConsultations(
  tx: Queries,
  { folder, locale, isDefault }: Edition,
): Promise<void> {
  if (!isDefault) return;
  const consultations = await readStarterEntries(folder, 'consultations');
  if (consultations.length === 0) return;
  await insertNote(tx, JSON.stringify({ locale, consultations }));
}
