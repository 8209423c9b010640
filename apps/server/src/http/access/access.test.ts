import type { Access, AuthResponse, Call, Role } from '@rostra/contract';
import * as contract from '@rostra/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AccountsApp, openAccountsApp, PASSWORD } from '../../testing/test-accounts.ts';
import { MINUTE } from '../../testing/test-clock.ts';

/** A second copy of the table, so that nobody gets a right by mistake. */
const ALLOWED: Record<Exclude<Access, 'public'>, readonly Role[]> = {
  member: ['member', 'owner', 'administrator', 'editor', 'author', 'treasurer'],
  'content.draft': ['owner', 'administrator', 'editor', 'author'],
  'content.edit': ['owner', 'administrator', 'editor'],
  'media.upload': ['owner', 'administrator', 'editor', 'author'],
  'members.read': ['owner', 'administrator', 'treasurer'],
  'members.block': ['owner', 'administrator'],
  'members.manage': ['owner', 'administrator'],
  'money.read': ['owner', 'administrator', 'treasurer'],
  'money.refund': ['owner', 'administrator', 'treasurer'],
  'plans.manage': ['owner', 'administrator', 'treasurer'],
  'mails.manage': ['owner', 'administrator'],
  'factors.reset': ['owner', 'administrator'],
  'staff.manage': ['owner', 'administrator'],
  'ownership.transfer': ['owner'],
  'audit.read': ['owner', 'administrator'],
  'messages.edit': ['owner', 'administrator'],
  'tokens.manage': ['owner', 'administrator'],
  'webhooks.manage': ['owner', 'administrator'],
  'newsletters.send': ['owner', 'administrator'],
  'settings.edit': ['owner', 'administrator'],
  'site.monitor': ['owner', 'administrator'],
  'site.import': ['owner', 'administrator'],
};

interface Operation {
  method: Call['method'];
  path: string;
  access: Access;
  needsProof: boolean;
  needsConfirmedAddress: boolean;
}

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'access' in value && 'path' in value;
const calls: Operation[] = (Object.values(contract) as unknown[])
  .filter(isCall)
  .map(({ method, path, access, needsProof = false, needsConfirmedAddress = false }) => ({
    ...{ method, path, access, needsProof, needsConfirmedAddress },
  }));

let site: AccountsApp;
let people: Map<Role, AuthResponse>;
let operations: Operation[];

beforeAll(async () => {
  const payments = { payments: {} as never, publishableKey: '', scriptUrl: null };
  site = await openAccountsApp({ payments, env: { FEATURE_NEWSLETTERS: 'true' } });
  people = new Map();
  for (const role of contract.roleNames) {
    const person = await site.join(`person${people.size}`);
    const where = site.deps.db.queries.updateTable('users').where('id', '=', person.user.id);
    await where.set({ role }).execute();
    people.set(role, person);
  }
  operations = await readOperations();
});
afterAll(() => site.close());

/** Every API route, including those of content types, which are not contract calls. */
async function readOperations(): Promise<Operation[]> {
  const { paths } = (await site.app.inject({ url: '/api/openapi.json' })).json();
  return Object.entries<Record<string, Record<string, unknown>>>(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      method: method.toUpperCase() as Call['method'],
      path: path.replaceAll(/\{(\w+)\}/g, ':$1'),
      access: operation['x-access'] as Access,
      needsProof: operation['x-needs-proof'] === true,
      needsConfirmedAddress: operation['x-needs-confirmed-address'] === true,
    })),
  );
}

async function ask({ method, path }: Operation, person: AuthResponse | undefined) {
  const id = /^\/api\/(users|studio\/members)\//.test(path) ? String(person?.user.id ?? 1) : '1';
  const url = path.replaceAll(/:\w+/g, id);
  const { status, body } = await site.send(method, url, undefined, { token: person?.jwt });
  if (person && path === '/api/auth/logout') {
    Object.assign(person, (await site.logIn(person.user.username, PASSWORD)).body);
  }
  if (status === 401) return 'unauthorized';
  return status === 403 ? body.error.code : 'allowed';
}

const expected = (access: Access, role: Role) =>
  access === 'public' || ALLOWED[access].includes(role) ? 'allowed' : 'forbidden';

describe('every call', () => {
  it('is registered with the access that the contract declares', () => {
    for (const call of calls) expect(operations).toContainEqual(call);
    expect(operations.filter(({ access }) => access === undefined)).toEqual([]);
  });

  it('allows visitors only what is public', async () => {
    for (const operation of operations) {
      const result = operation.access === 'public' ? 'allowed' : 'unauthorized';
      expect([operation, await ask(operation, undefined)]).toEqual([operation, result]);
    }
  });

  it.each(contract.roleNames)(
    'allows a person with the role %s what the role includes',
    async (role) => {
      for (const operation of operations) {
        const result = expected(operation.access, role);
        expect([operation, await ask(operation, people.get(role))]).toEqual([operation, result]);
      }
    },
  );

  it.each(contract.tokenAccesses)(
    'allows an API token with the access %s only content',
    async (access) => {
      const owner = people.get('owner');
      if (!owner) throw new Error('There is no owner');
      const created = await site.send<{ token: string }>(
        'POST',
        '/api/tokens',
        { name: access, access },
        { token: owner.jwt },
      );
      expect([created.status, created.body]).toEqual([201, expect.anything()]);
      const role = contract.tokenRoles[access];
      for (const operation of operations.filter(({ path }) => path !== '/api/auth/logout')) {
        const needed = operation.path === '/api/upload' ? 'media.upload' : operation.access;
        const isContent = needed.startsWith('content.') || needed === 'media.upload';
        const isIncluded = role !== null && expected(needed, role) === 'allowed';
        const isAllowed = needed === 'public' || (isContent && isIncluded && !operation.needsProof);
        const result = await ask(operation, { ...owner, jwt: created.body.token });
        expect([operation, result]).toEqual([operation, isAllowed ? 'allowed' : 'forbidden']);
      }
    },
  );

  it('asks everyone for a confirmed address before others are written to', async () => {
    const operation = operations.filter(({ needsConfirmedAddress }) => needsConfirmedAddress);
    expect(operation.length).toBeGreaterThan(0);
    const users = site.deps.db.queries.updateTable('users');
    await users.set({ email_confirmed_at: null }).execute();
    for (const each of operation) {
      for (const role of contract.roleNames) {
        const isAllowed = expected(each.access, role) === 'allowed';
        const result = isAllowed ? 'unconfirmed_address' : 'forbidden';
        expect([each, role, await ask(each, people.get(role))]).toEqual([each, role, result]);
      }
    }
    await users.set({ email_confirmed_at: site.clock.now().toISOString() }).execute();
  });

  it('asks everyone for a proof before sensitive actions', async () => {
    site.clock.advance(11 * MINUTE);
    const sensitive = operations.filter(({ needsProof }) => needsProof);
    expect(sensitive.length).toBeGreaterThan(0);
    for (const operation of sensitive) {
      for (const role of contract.roleNames) {
        const isAllowed = expected(operation.access, role) === 'allowed';
        const result = isAllowed ? 'proof_required' : 'forbidden';
        expect([operation, role, await ask(operation, people.get(role))]).toEqual([
          operation,
          role,
          result,
        ]);
      }
    }
  });
});

it('gives every role exactly the capabilities above', () => {
  for (const [capability, roles] of Object.entries(ALLOWED)) {
    if (capability === 'member') continue;
    const allowed = contract.roleNames.filter((role) =>
      contract.can(role, capability as contract.Capability),
    );
    expect([capability, allowed.toSorted()]).toEqual([capability, roles.toSorted()]);
  }
  expect(Object.keys(contract.capabilities).toSorted()).toEqual(
    Object.keys(ALLOWED)
      .filter((access) => access !== 'member')
      .toSorted(),
  );
  expect(contract.can('visitor', 'content.draft')).toBe(false);
});
