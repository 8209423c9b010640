import { afterEach, beforeEach, expect, it } from 'vitest';
import { openVoteApp, type VoteApp } from '../testing/vote-app.ts';

let app: VoteApp;
beforeEach(async () => {
  app = await openVoteApp();
});
afterEach(() => app.site.close());

it('makes no key while something keeps the vote from opening', async () => {
  await app.populate(5);
  await app.announce();
  let sealed = 0;
  const { seal } = app.context();
  const counting = {
    ...seal,
    close: (...given: [string]) => seal.close(...given) && `${++sealed}`,
  };
  await app.run({ seal: counting });
  await app.run({ seal: counting });
  expect(sealed).toBe(0);
  await app.edith.ask('GET', '/votes');
  const { queries } = app.site.deps.db;
  const row = await queries.selectFrom('votes').selectAll().executeTakeFirstOrThrow();
  expect(row).toMatchObject({ state: 'announced', obstacle: 'smallRoll', opened_at: null });
});

it('says that the key cannot be read, and that the slip is not issued', async () => {
  await app.populate(20);
  await app.ask('mia', 'GET', '/api/users/me');
  const vote = await app.announce();
  await app.run();
  const { queries } = app.site.deps.db;
  await queries.updateTable('votes').set({ private_key: 'sealed with another secret' }).execute();
  const issued = await app.ask('mia', 'POST', `/api/votes/${vote.id}/slips`, {
    blinded: `00${'a'.repeat(510)}`,
  });
  expect([issued.status, issued.body.error.code]).toEqual([503, 'unavailable']);
  expect(issued.body.error.message).toContain('The key of this vote cannot be read');
  const { body } = await app.ask('mia', 'GET', `/api/votes/by-slug/${vote.slug}/ballot`);
  expect(body.data.hasSlip).toBe(false);
  const managed = await app.edith.ask('GET', `/votes/${vote.id}`);
  expect(managed.body.data.vote.hasUnreadableKey).toBe(true);
});

it('publishes the key that signs slips from opening on, the same as in the record', async () => {
  await app.populate(20);
  const vote = await app.announce({ opensAt: app.later(1) });
  const keyNow = async () =>
    // biome-ignore lint/suspicious/noExplicitAny: tests read any response
    (await app.site.send<any>('GET', `/api/votes/by-slug/${vote.slug}`)).body.data.slipKey;
  expect(await keyNow()).toBeNull();
  await app.waitDays(1);
  await app.run();
  const key = await keyNow();
  expect(key).toMatchObject({
    exponent: '010001',
    modulus: expect.stringMatching(/^[0-9a-f]{512}$/),
  });
  await app.waitDays(10);
  await app.run();
  expect(await keyNow()).toEqual(key);
  const record = await app.site.app.inject(`/votes/${vote.slug}/record.json`);
  expect(record.json().vote.publicKey).toEqual(key);
});

it('says in the mail of an annulment whether a slip was issued', async () => {
  await app.populate(20);
  await app.ask('mia', 'GET', '/api/users/me');
  const vote = await app.announce();
  await app.run();
  await app.getSlip('mia', vote);
  await app.edith.ask('POST', `/votes/${vote.id}/annul`, { reason: 'Wrong text.' });
  await app.run();
  const mails = (await app.site.deliver()).filter(({ kind }) => kind === 'vote-annulled');
  const textTo = (to: string) => mails.find((mail) => mail.to === `${to}@example.org`)?.text;
  expect(textTo('mia')).toContain('A slip was issued to you');
  expect(textTo('voter1')).toContain('No slip was issued to you');
});

it('exports what a member said in an open vote with names, and whether they have a slip', async () => {
  await app.populate(20);
  const vote = await app.announce({ secrecy: 'open' });
  await app.run();
  const { queries } = app.site.deps.db;
  const { id } = await queries
    .selectFrom('users')
    .select('id')
    .where('username', '=', 'voter3')
    .executeTakeFirstOrThrow();
  const { castOpenBallot } = await import('../cast/cast-open-ballot.ts');
  const { voteAccountHooks } = await import('../account-hooks.ts');
  await castOpenBallot(app.context(), { userId: id } as never, { id: vote.id, choice: 'against' });
  const { exportData } = voteAccountHooks(app.site.openProcess());
  const exported = await exportData?.(id, 'owner');
  expect(exported).toMatchObject([
    {
      ...{ question: vote.question, secrecy: 'open', state: 'open', choice: 'against' },
      ...{ name: 'voter3', has_slip: 0, has_reported: 0 },
      ...{ name_salt: expect.any(String), name_hash: expect.any(String) },
    },
  ]);
  // Staff could annul a vote whose result they see coming.
  const seen = await exportData?.(id, 'staff');
  expect(seen).toMatchObject([{ question: vote.question, state: 'open' }]);
  expect(JSON.stringify(seen)).not.toMatch(/against|voter3|slip|choice|reported/);
  await app.waitDays(10);
  await app.run();
  expect(await exportData?.(id, 'staff')).toMatchObject([
    { state: 'notAdopted', choice: 'against' },
  ]);
});

it('takes what the texts of a run-off cost from the first vote', async () => {
  const options = [
    { version: await app.write('One.'), costing: 'One million.' },
    { version: await app.write('Two.'), costing: 'Two million.' },
    { version: await app.write('Three.'), costing: 'Three million.' },
  ];
  const voters = await app.populate(7);
  const vote = await app.announce({ options, secrecy: 'open' });
  await app.run();
  const { castOpenBallot } = await import('../cast/cast-open-ballot.ts');
  for (const [index, choice] of ['1', '1', '1', '2', '2', '3', 'against'].entries()) {
    const member = { userId: voters[index] } as never;
    await castOpenBallot(app.context(), member, { id: vote.id, choice });
  }
  await app.waitDays(10);
  await app.run();
  const cheap = options.slice(0, 2).map(({ version }) => ({ version, costing: 'Nothing at all.' }));
  const runOff = await app.announce({ runOffOf: vote.id, options: cheap });
  expect(runOff.options).toMatchObject([{ costing: 'One million.' }, { costing: 'Two million.' }]);
});
