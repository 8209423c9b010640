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

it('adds the card and returns true', async () => {
  const { options } = setUp();
  expect(await saveReturnedCard(options)).toBe(true);
  expect(options.add).toHaveBeenCalledExactlyOnceWith('pm_1');
});

it('adds nothing if the member leaves during the lookup', async () => {
  const { page, options } = setUp();
  const saved = saveReturnedCard(options);
  page.abort();
  expect(await saved).toBe(false);
  expect(options.add).not.toHaveBeenCalled();
});

it('reports nothing if the member leaves while the card is added', async () => {
  for (const failure of [undefined, new Error('down')]) {
    const { page, options } = setUp();
    options.add.mockImplementation(async () => {
      page.abort();
      if (failure) throw failure;
    });
    expect(await saveReturnedCard(options)).toBe(false);
  }
});

it('adds the card only once', async () => {
  const { options } = setUp();
  expect(await Promise.all([saveReturnedCard(options), saveReturnedCard(options)])).toEqual([
    true,
    false,
  ]);
  expect(options.add).toHaveBeenCalledOnce();
});

it('fails if there is no card', async () => {
  const { options } = setUp('');
  await expect(saveReturnedCard(options)).rejects.toBeInstanceOf(CardError);
});

it('passes on the error of the server', async () => {
  const { options } = setUp();
  const failure = new Error('down');
  options.add.mockRejectedValue(failure);
  await expect(saveReturnedCard(options)).rejects.toBe(failure);
});
