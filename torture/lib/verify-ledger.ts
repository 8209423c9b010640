import { createClient } from './client.ts';
import type { ExpectedValue, Ledger } from './ledger.ts';

/** Asks the site for what it has acknowledged. Returns one line for each difference. */
export async function verifyLedger(
  url: string,
  ledger: Ledger,
  { isComplete = false } = {},
): Promise<string[]> {
  const ask = createClient(url);
  const lost: string[] = [];
  const check = (what: string, actual: string, expected: ExpectedValue | undefined) => {
    if (expected?.allows(actual)) return;
    lost.push(`${what} is ${actual} instead of ${expected?.describe()}`);
  };
  for (const [index, { token, bio, progress }] of ledger.members.entries()) {
    const { status, body } = await ask('GET', '/api/users/me', { token });
    if (status !== 200) {
      lost.push(`member ${index} has status ${status}`);
      continue;
    }
    check(`bio of member ${index}`, body.profile?.bio ?? body.bio ?? '', bio);
    const { body: library } = await ask('GET', '/api/library?plan=open&pageSize=3', { token });
    for (const entry of library.data) {
      const position = entry.progress ? String(entry.progress.lastPosition) : 'none';
      const expected = progress.get(entry.documentId);
      if (expected) check(`position of member ${index}`, position, expected);
    }
  }
  for (const [documentId, title] of ledger.members.flatMap(({ posts }) => [...posts])) {
    if (!isComplete && !ledger.unverified.has(documentId)) continue;
    const { status, body } = await ask('GET', `/api/blog-posts/${documentId}`, {
      token: ledger.editorToken,
    });
    if (status === 200) check(`post ${documentId}`, body.data.title, title);
    else lost.push(`post ${documentId} has status ${status}`);
  }
  ledger.unverified.clear();
  return lost;
}
