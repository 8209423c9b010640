import { describe, expect, it } from 'vitest';
import { mapAhead } from './map-ahead.ts';

describe('mapAhead', () => {
  it('keeps the order, whichever item is finished first', async () => {
    const first = Promise.withResolvers<string>();
    const results: string[] = [];
    const reading = (async () => {
      for await (const result of mapAhead(['a', 'b', 'c'], 3, (item) =>
        item === 'a' ? first.promise : Promise.resolve(item),
      )) {
        results.push(result);
      }
    })();
    await new Promise(setImmediate);
    expect(results).toEqual([]);
    first.resolve('a');
    await reading;
    expect(results).toEqual(['a', 'b', 'c']);
  });

  it('begins with no more items than allowed', async () => {
    const begun: number[] = [];
    const map = async (item: number) => {
      begun.push(item);
      return item;
    };
    const results = mapAhead([1, 2, 3, 4, 5], 3, map);
    await results.next();
    expect(begun).toEqual([1, 2, 3]);
    await results.next();
    expect(begun).toEqual([1, 2, 3, 4]);
    await results.return(undefined);
    expect(begun).toEqual([1, 2, 3, 4]);
  });

  it('fails when it is the turn of the item that failed', async () => {
    const results = mapAhead([1, 2], 2, async (item) => {
      if (item === 2) throw new Error('two');
      return item;
    });
    expect(await results.next()).toEqual({ value: 1, done: false });
    await expect(results.next()).rejects.toThrow('two');
  });

  it('fails with its source after all items before', async () => {
    async function* source() {
      yield 1;
      yield 2;
      throw new Error('the source');
    }
    const results = mapAhead(source(), 4, async (item) => item);
    expect([(await results.next()).value, (await results.next()).value]).toEqual([1, 2]);
    await expect(results.next()).rejects.toThrow('the source');
  });

  it('leaves nothing running when the reader stops', async () => {
    const second = Promise.withResolvers<number>();
    const results = mapAhead([1, 2, 3], 2, (item) =>
      item === 2 ? second.promise : Promise.resolve(item),
    );
    await results.next();
    let hasEnded = false;
    const ending = results.return(undefined).then(() => {
      hasEnded = true;
    });
    await new Promise(setImmediate);
    expect(hasEnded).toBe(false);
    second.resolve(2);
    await ending;
    expect(hasEnded).toBe(true);
  });
});
