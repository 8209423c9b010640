import { parseArgs } from 'node:util';
import { type ApiToken, type NewApiToken, newApiTokenSchema } from '@rostra/contract';
import { resolveReference } from '@rostra/messages';
import { StartError } from '../../errors.ts';
import { accountKey, findUserByAccountKey } from '../../features/accounts/index.ts';
import {
  createToken,
  listStaff,
  listTokens,
  revokeToken,
  type StaffContext,
} from '../../features/staff/index.ts';
import type { Actor } from '../../http/access/actor.ts';
import { createSiteLanguages } from '../../languages/site-languages.ts';

const TOKEN_HELP = `Usage: npm run token -- <command>

  list                    the API tokens, without their secrets
  create NAME [options]   create a token and print it once
  revoke ID               make a token stop working

Options of create:
  --access ACCESS         read (published texts, the default), draft (write drafts) or edit (write and publish)
  --days DAYS             how long it works: a number of days (90 by default) or never to let it work until it is revoked
  --for EMAIL             the member of staff that it acts for (the owner by default)

Every change is recorded in the audit log.`;

/** Runs one command and returns what to print. Failures are sentences for the operator. */
export async function runTokenCommand(
  context: StaffContext,
  actor: Actor,
  args: readonly string[],
): Promise<string> {
  const { positionals, values } = readArguments(args);
  const [name = 'help', given, ...rest] = positionals;
  if (values.help || name === 'help') return TOKEN_HELP;
  if (rest.length > 0) throw new StartError(`Unexpected argument "${rest[0]}".`);
  if (name === 'list') return describeTokens(await listTokens(context), context.now());
  if (name === 'revoke') return revoke(context, actor, given);
  if (name === 'create') {
    const userId = await getOwnerId(context, values.for);
    const { data, token } = await createToken(context, actor, {
      ...readNew(given, values),
      userId,
    });
    return `The token ${data.id} "${data.name}" acts for ${data.owner.name} (${data.access}). It is shown only now:\n${token}`;
  }
  throw new StartError(`Unknown command "${name}". See npm run token -- --help`);
}

function readArguments(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        access: { type: 'string' },
        days: { type: 'string' },
        for: { type: 'string' },
        help: { type: 'boolean' },
      },
    });
  } catch (error) {
    throw new StartError((error as Error).message);
  }
}

function readNew(
  name: string | undefined,
  { access, days }: { access?: string | undefined; days?: string | undefined },
): NewApiToken {
  const result = newApiTokenSchema.safeParse({
    name,
    ...(access === undefined ? {} : { access }),
    ...(days === undefined ? {} : { days: days === 'never' ? null : Number(days) }),
  });
  if (result.success) return result.data;
  const english = createSiteLanguages('en').messagesOf('en');
  const sentences = result.error.issues.map(({ message }) => resolveReference(message, english));
  throw new StartError(`${sentences.join('. ')}.`);
}

async function revoke(
  context: StaffContext,
  actor: Actor,
  id: string | undefined,
): Promise<string> {
  if (!id || !/^[1-9]\d{0,8}$/.test(id)) {
    throw new StartError('Name the token by its number: npm run token -- revoke ID');
  }
  const name = await revokeToken(context, actor, Number(id));
  return `The token ${id} "${name}" no longer works.`;
}

async function getOwnerId(context: StaffContext, email: string | undefined): Promise<number> {
  if (email === undefined) {
    const owner = (await listStaff(context)).find(({ role }) => role === 'owner');
    if (owner) return owner.id;
    throw new StartError('There is no owner yet. Name a member of staff: --for EMAIL');
  }
  const user = await findUserByAccountKey(context.db.queries, accountKey(email) ?? '');
  if (!user) throw new StartError(`There is no account with the address ${email}.`);
  return user.id;
}

function describeTokens(tokens: readonly ApiToken[], now: Date): string {
  if (tokens.length === 0) return 'There are no tokens.';
  const width = Math.max(...tokens.map(({ name }) => name.length));
  return tokens
    .map((token) =>
      [
        String(token.id).padStart(4),
        token.name.padEnd(width),
        token.access.padEnd(5),
        `for ${token.owner.name}, ${expiryOf(token, now)}, ${useOf(token)}`,
      ].join('  '),
    )
    .join('\n');
}

const expiryOf = ({ expiresAt }: ApiToken, now: Date): string => {
  if (expiresAt === null) return 'never expires';
  const day = expiresAt.slice(0, 10);
  return expiresAt > now.toISOString() ? `expires ${day}` : `expired ${day}`;
};

const useOf = ({ lastUsedAt }: ApiToken): string =>
  lastUsedAt === null ? 'never used' : `last used ${lastUsedAt.slice(0, 10)}`;
