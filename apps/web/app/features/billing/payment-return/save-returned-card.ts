import { CardError } from '../payment/card-error.ts';

interface SaveReturnedCardOptions {
  /** The card that the finished setup has made. */
  findCard: () => Promise<string | undefined>;
  /** False where the card was taken before. */
  take: () => boolean;
  add: (id: string) => Promise<unknown>;
  /** The page was left. */
  signal: AbortSignal;
}

/** Adds the card once, however often the page asks. False where nobody is there to be told. */
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
