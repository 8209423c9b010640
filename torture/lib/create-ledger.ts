import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Ask, createClient } from './client.ts';
import { ExpectedValue, type Ledger, type LedgerMember } from './ledger.ts';
import { ROOT } from './root.ts';
import type { SiteProcess } from './site-process.ts';

const execFileAsync = promisify(execFile);
const PASSWORD = 'a boat on the calm river';

/** Registers members and an editor on a running site. Stops it if that fails. */
export async function createLedger(
  site: SiteProcess,
  settings: Record<string, string>,
  memberCount: number,
): Promise<Ledger> {
  try {
    return await register(createClient(site.url), settings, memberCount);
  } catch (error) {
    await site.stop();
    throw error;
  }
}

async function register(
  ask: Ask,
  settings: Record<string, string>,
  memberCount: number,
): Promise<Ledger> {
  // Scenarios may use the same site one after another.
  const prefix = `writer${randomBytes(4).toString('hex')}`;
  const editorToken = await inviteEditor(ask, `${prefix}@example.org`, settings);
  const members: LedgerMember[] = [];
  for (let index = 0; index < memberCount; index += 1) {
    members.push(await registerMember(ask, `${prefix}${index}`));
  }
  return {
    editorToken,
    members,
    unverified: new Set(),
    acknowledged: 0,
    refused: new Map(),
    slowest: { ms: 0, request: '' },
  };
}

async function registerMember(ask: Ask, username: string): Promise<LedgerMember> {
  const { status, body } = await ask('POST', '/api/auth/local/register', {
    body: { username, email: `${username}@example.org`, password: PASSWORD },
  });
  if (status !== 200) throw new Error(`Registration failed: ${JSON.stringify(body)}`);
  const token: string = body.jwt;
  const { body: library } = await ask('GET', '/api/library?plan=open&pageSize=3', { token });
  const documents: { documentId: string }[] = library.data;
  return {
    token,
    bio: new ExpectedValue(''),
    progress: new Map(documents.map(({ documentId }) => [documentId, new ExpectedValue('none')])),
    posts: new Map(),
  };
}

async function inviteEditor(
  ask: Ask,
  email: string,
  settings: Record<string, string>,
): Promise<string> {
  const { stdout } = await execFileAsync(
    process.execPath,
    [join(ROOT, 'scripts/commands/staff.mjs'), 'invite', email, 'editor'],
    { env: { PATH: process.env.PATH, HOME: process.env.HOME, ...settings } },
  );
  const code = new URL(stdout.match(/https?:\S+/)?.[0] ?? '').searchParams.get('code');
  const { status, body } = await ask('POST', '/api/auth/reset-password', {
    body: { code, password: PASSWORD, passwordConfirmation: PASSWORD },
  });
  if (status !== 200) throw new Error(`The editor could not log in: ${JSON.stringify(body)}`);
  return body.jwt;
}
