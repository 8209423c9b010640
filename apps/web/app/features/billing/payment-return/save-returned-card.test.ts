import { expect, it, vi } from 'vitest';
import { CardError } from '../payment/card-error.ts';
import { saveReturnedCard } from './save-returned-card.ts';

function setUp(found: string | undefined = 'pm_1') {
  const page = new AbortController();
  let isTaken = false;
  const options = {
    findCard: vi.fn(async () => found),
    take: () => {
      if (isTaken) return false;
      isTaken = true;
      return true;
    },
    add: vi.fn(async (_id: string): Promise<void> => undefined),
    signal: page.signal,
  };
  return { page, options };
}

it('adds the card and says so', async () => {
  const { options } = setUp();
  expect(await saveReturnedCard(options)).toBe(true);
  expect(options.add).toHaveBeenCalledExactlyOnceWith('pm_1');
});

it('adds nothing when the page is left while the card is looked up', async () => {
  const { page, options } = setUp();
  const kept = saveReturnedCard(options);
  page.abort();
  expect(await kept).toBe(false);
  expect(options.add).not.toHaveBeenCalled();
});

it('tells nobody when the page is left while the card is added, whatever comes of it', async () => {
  for (const failure of [undefined, new Error('down')]) {
    const { page, options } = setUp();
    options.add.mockImplementation(async () => {
      page.abort();
      if (failure) throw failure;
    });
    expect(await saveReturnedCard(options)).toBe(false);
  }
});

it('adds the card once when it is asked twice', async () => {
  const { options } = setUp();
  expect(await Promise.all([saveReturnedCard(options), saveReturnedCard(options)])).toEqual([
    true,
    false,
  ]);
  expect(options.add).toHaveBeenCalledOnce();
});

it('says that there is no card', async () => {
  const { options } = setUp('');
  await expect(saveReturnedCard(options)).rejects.toBeInstanceOf(CardError);
});

it('hands on why it could not be added', async () => {
  const { options } = setUp();
  const failure = new Error('down');
  options.add.mockRejectedValue(failure);
  await expect(saveReturnedCard(options)).rejects.toBe(failure);
});
