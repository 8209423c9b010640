import { type Answer, type Ask, createClient } from './client.ts';
import { ExpectedValue, type Ledger, type LedgerMember } from './ledger.ts';
import { type RunningTime, startRunningTime } from './running-time.ts';

export interface WriteLoad {
  /** Resolves once every writer has finished its last request. */
  stop(): Promise<void>;
}

interface LoadOptions {
  url: string;
  ledger: Ledger;
  random: () => number;
  /** Called after each acknowledged write. */
  onAcknowledged?(count: number): void;
}

/** One writer for each member sends one request after another: profile, reading progress and posts. */
export function startWriteLoad({ url, ledger, random, onAcknowledged }: LoadOptions): WriteLoad {
  const ask = createClient(url);
  const time = startRunningTime();
  let isStopping = false;
  let acknowledged = 0;
  const run = async (member: LedgerMember) => {
    while (!isStopping) {
      const isStored = await write({ ask, ledger, random, time }, member);
      if (!isStored) {
        // The site is away: do not keep a core busy with refused connections.
        await new Promise((resolve) => setTimeout(resolve, 5));
        continue;
      }
      acknowledged += 1;
      ledger.acknowledged += 1;
      onAcknowledged?.(acknowledged);
    }
  };
  const writers = ledger.members.map(run);
  return {
    stop: async () => {
      isStopping = true;
      await Promise.all(writers);
      time.stop();
    },
  };
}

let values = 0;

interface WriteContext {
  ask: Ask;
  ledger: Ledger;
  random: () => number;
  time: RunningTime;
}

/** One random write. Resolves to whether it was acknowledged. */
async function write(context: WriteContext, member: LedgerMember): Promise<boolean> {
  const { ledger, random } = context;
  const chance = random();
  values += 1;
  if (chance < 0.4) {
    const value = `text ${values}`;
    return send(context, ['PUT', '/api/users/me', member.token, { bio: value }], member.bio, value);
  }
  if (chance < 0.75) {
    const documents = [...member.progress];
    const [documentId, expected] = documents[Math.floor(random() * documents.length)] ?? [];
    if (!documentId || !expected) return false;
    const position = (values % 1000) / 1000;
    const path = `/api/reading/${documentId}`;
    return send(context, ['PUT', path, member.token, { position }], expected, String(position));
  }
  // Each writer changes only its own posts, so that the order of changes is known.
  const own = [...member.posts];
  const [documentId, title] = own[Math.floor(random() * own.length)] ?? [];
  if (chance < 0.85 && documentId && title) {
    ledger.unverified.add(documentId);
    const body = { data: { title: `Title ${values}` } };
    const path = `/api/blog-posts/${documentId}`;
    return send(context, ['PUT', path, ledger.editorToken, body], title, body.data.title);
  }
  return createPost(context, member);
}

async function createPost(context: WriteContext, member: LedgerMember): Promise<boolean> {
  const { ledger } = context;
  const title = `Title ${values}`;
  const data = { title, body: `Text ${values}.` };
  const answer = await attempt(context, ['POST', '/api/blog-posts', ledger.editorToken, { data }]);
  if (!answer) return false;
  const { documentId } = answer.body.data;
  member.posts.set(documentId, new ExpectedValue(title));
  ledger.unverified.add(documentId);
  return true;
}

type Request = [method: string, path: string, token: string, body: unknown];

async function send(
  context: WriteContext,
  request: Request,
  expected: ExpectedValue,
  value: string,
): Promise<boolean> {
  expected.doubt(value);
  const answer = await attempt(context, request);
  if (answer) expected.acknowledge(value);
  return answer !== undefined;
}

/** The response of a successful request. Others are counted. */
async function attempt(
  { ask, ledger, time }: WriteContext,
  [method, path, token, body]: Request,
): Promise<Answer | undefined> {
  const startedAt = time.ms();
  const answer = await ask(method, path, { token, body }).catch(() => undefined);
  const ms = time.ms() - startedAt;
  if (ms > ledger.slowest.ms) {
    ledger.slowest = { ms, request: `${method} ${path}, status ${answer?.status ?? 'lost'}` };
  }
  if (answer && answer.status < 300) return answer;
  const status = answer?.status ?? 0;
  ledger.refused.set(status, (ledger.refused.get(status) ?? 0) + 1);
  return undefined;
}
