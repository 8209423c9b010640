import { type RunningServer, serverUrl, startServer } from './server.ts';
import { test } from './test.ts';

/** Gives the tests of a file or `describe` block a site that no other test reads or changes. */
export function useDedicatedSite(
  offset: number,
  settings: Record<string, string> = {},
  program?: string,
): () => RunningServer {
  let site: RunningServer | undefined;
  test.use({ baseURL: serverUrl(offset) });
  test.beforeAll(async () => {
    site = await startServer(offset, settings, program);
  });
  test.afterAll(() => site?.stop());
  return () => {
    if (!site) throw new Error('The site has not been started');
    return site;
  };
}
