import { afterAll, beforeAll } from 'vitest';
import { type DescribedSite, openDescribedSite } from './open-described-site.ts';

/** One site for all tests of a file. Returns a function, because it is opened before the first of them. */
export function useDescribedSite(): () => DescribedSite {
  let described: DescribedSite;
  beforeAll(async () => {
    described = await openDescribedSite();
  });
  afterAll(() => described.close());
  return () => described;
}
