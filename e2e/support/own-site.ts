import { type OwnServer, ownUrl, startOwnServer } from './own-server.ts';
import { test } from './test.ts';

/** The journeys of a file have a site of their own, from before the first until after the last. */
export function ownSite(offset: number, settings: Record<string, string> = {}): () => OwnServer {
  let site: OwnServer;
  test.use({ baseURL: ownUrl(offset) });
  test.beforeAll(async () => {
    test.setTimeout(90_000);
    site = await startOwnServer(offset, settings);
  });
  test.afterAll(() => site.stop());
  return () => site;
}
