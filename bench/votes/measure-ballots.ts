import { constants, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { percentile } from '../lib/load.ts';
import { freePort, SITE, startServer } from '../lib/server-process.ts';
import { makeSite } from '../lib/site.ts';
import type { Row } from '../lib/table.ts';

const BALLOTS = 3000;
const CONCURRENCY = 16;
const DAY_MS = 24 * 60 * 60_000;
const VOTE = 'bench-vote';

interface Ballot {
  readonly slip: string;
  readonly signature: string;
  readonly receipt: string;
  readonly choice: string;
}

/** Casts secret ballots of as many members over HTTP, each with a slip of its own. */
export async function measureBallots(): Promise<Row[]> {
  const dataDir = await makeSite();
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  // Members have different addresses, which a proxy reports.
  const env = { DATA_DIR: dataDir, HOST: '127.0.0.1', TRUST_PROXY: '1' };
  const server = await startServer(SITE, env, await freePort());
  try {
    openVote(join(dataDir, 'rostra.db'), publicKey);
    const ballots = Array.from({ length: BALLOTS }, () => makeBallot(privateKey));
    const times: number[] = [];
    const began = performance.now();
    const cast = async (): Promise<void> => {
      for (let ballot = ballots.pop(); ballot; ballot = ballots.pop()) {
        times.push(await send(`${server.url}/api/votes/${VOTE}/ballots`, ballot));
      }
    };
    await Promise.all(Array.from({ length: CONCURRENCY }, cast));
    const minutes = (performance.now() - began) / 60_000;
    return [
      { what: 'ballots cast', value: times.length / minutes, unit: '/min', goal: '≥ 10,000' },
      { what: 'ballots cast, p99', value: percentile(times, 0.99), unit: 'ms' },
    ];
  } finally {
    await server.stop();
  }
}

async function send(url: string, ballot: Ballot): Promise<number> {
  const began = performance.now();
  const [a, b, c] = randomBytes(3);
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.${a}.${b}.${c}` },
    body: JSON.stringify(ballot),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`A ballot got ${response.status}: ${text}`);
  return performance.now() - began;
}

const makeBallot = (key: KeyObject): Ballot => {
  const slip = randomBytes(32);
  const options = { key, padding: constants.RSA_PKCS1_PSS_PADDING, saltLength: 48 };
  return {
    slip: slip.toString('hex'),
    signature: sign('sha384', slip, options).toString('hex'),
    receipt: randomBytes(16).toString('hex'),
    choice: '1',
  };
};

function openVote(file: string, publicKey: KeyObject): void {
  const { n = '', e = '' } = publicKey.export({ format: 'jwk' });
  const hex = (text: string) => Buffer.from(text, 'base64url').toString('hex');
  const at = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();
  const row = {
    ...{ id: VOTE, slug: VOTE, document_id: VOTE, locale: 'en', policy_title: 'Bench' },
    ...{ question: 'Fast?', introduction: '', secrecy: 'secret', is_rehearsal: 0 },
    ...{ rules: '{"majority":null,"quorum":null}', required_plan: 'account' },
    ...{ joined_before: at(-9), announced_at: at(-9), opens_at: at(-1), closes_at: at(9) },
    ...{ state: 'open', announced_roll_size: BALLOTS, roll_size: BALLOTS, roll_hash: '' },
    public_key: JSON.stringify({ modulus: hex(n), exponent: hex(e) }),
  };
  const db = new DatabaseSync(file);
  db.exec('pragma busy_timeout = 5000');
  const names = Object.keys(row);
  db.prepare(
    `insert into votes (${names.join(', ')}) values (${names.map(() => '?').join(', ')})`,
  ).run(...Object.values(row));
  db.prepare(
    `insert into vote_options (vote_id, number, version, title, html, text_hash, costing)
     values (?, 1, 1, 'Bench', '', '', '')`,
  ).run(VOTE);
  db.close();
}
