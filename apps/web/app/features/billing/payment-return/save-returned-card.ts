import { CardError } from '../payment/card-error.ts';

interface SaveReturnedCardOptions {
  /** Finds the card that the completed setup intent has saved. */
  findCard: () => Promise<string | undefined>;
  /** Claims the card; false if it was claimed before. */
  take: () => boolean;
  add: (id: string) => Promise<unknown>;
  /** Aborted when the member leaves the page. */
  signal: AbortSignal;
}

/** Adds the card exactly once. False if it was added before or the member has left the page. */
export async function saveReturnedCard(options: SaveReturnedCardOptions): Promise<boolean> {
  const { findCard, take, add, signal } = options;
  try {
    const id = await findCard();
    if (signal.aborted) return false;
    if (!id) throw new CardError('authentication_failed');
    if (!take()) return false;
    await add(id);
  } catch (error) {
    if (signal.aborted) return false;
    throw error;
  }
  return !signal.aborted;
}
