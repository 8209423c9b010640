/**
 * Maps items in their order, and starts with up to `ahead` of them before their turn. A failure is thrown when it is the
 * turn of its item, and a failure of the source after all items before it. Nothing is left running at the end.
 */
export async function* mapAhead<T, R>(
  items: AsyncIterable<T> | Iterable<T>,
  ahead: number,
  map: (item: T) => Promise<R>,
): AsyncGenerator<R> {
  const begun: Promise<R>[] = [];
  const begin = (item: T) => {
    const result = map(item);
    result.catch(() => {});
    begun.push(result);
  };
  const source = iterate(items);
  try {
    for (;;) {
      const next = await source.next().catch((error: unknown) => ({ error }));
      if ('error' in next || next.done) {
        for (const result of begun) yield await result;
        if ('error' in next) throw next.error;
        return;
      }
      begin(next.value);
      const [first] = begun;
      if (first && begun.length >= ahead) {
        yield await first;
        begun.shift();
      }
    }
  } finally {
    await Promise.allSettled(begun);
    await source.return(undefined);
  }
}

async function* iterate<T>(items: AsyncIterable<T> | Iterable<T>): AsyncGenerator<T, undefined> {
  yield* items;
  return undefined;
}
