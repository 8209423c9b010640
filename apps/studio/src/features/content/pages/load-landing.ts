import { errorStatus } from '@rostra/browser/errors';
import { type Landing, readLanding } from '@rostra/contract';
import type { Client } from '@rostra/contract/client';

const nothing: Landing = {
  name: '',
  tagline: '',
  statement: '',
  statementBody: '',
  membership: { heading: '', body: '', points: [] },
};

/** Empty texts if there are none yet, for example after the starter content was removed. */
export async function loadLanding(
  api: Client,
  locale: string,
  signal: AbortSignal,
): Promise<Landing> {
  try {
    return (await api(readLanding, { query: { locale } }, { signal })).data;
  } catch (error) {
    if (errorStatus(error) === 404) return nothing;
    throw error;
  }
}
