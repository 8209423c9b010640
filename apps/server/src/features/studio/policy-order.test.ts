import { beforeEach, expect, it } from 'vitest';
import { type Colleague, openStudioTeam, type StudioApp } from '../../testing/staff/studio-app.ts';

let site: StudioApp;
let edith: Colleague;
beforeEach(async () => {
  ({ site, edith } = await openStudioTeam());
});

async function addPolicy(title: string, data: object, publish = true): Promise<string> {
  const body = { title, body: 'x', area: 'economic', summary: 's', ...data };
  const created = await edith.ask('POST', '/entries/policies', { data: body });
  const { documentId } = created.body.data;
  if (publish) {
    const { status } = await edith.ask('POST', `/entries/policies/${documentId}/publish`);
    expect(status).toBe(200);
  }
  return documentId;
}

const economic = async () => {
  const { data } = (await edith.ask('GET', '/policies/areas')).body;
  return data.find(({ area }: { area: string }) => area === 'economic');
};
const titles = async () =>
  (await economic()).policies.map(({ title, leads }: { title: string; leads: string | null }) =>
    leads ? `${title}: ${leads}` : title,
  );
const order = (colleague: Colleague, documentIds: string[]) =>
  colleague.ask('PUT', '/policies/areas/economic', { documentIds });

it('orders the policies of an area, drafts included, and says why one leads', async () => {
  const one = await addPolicy('One', { order: 3 });
  expect(await titles()).toEqual(['One: only']);
  site.clock.advance(1000);
  const two = await addPolicy('Two', { order: 3 });
  const draft = await addPolicy('Draft', { order: 0 }, false);
  expect(await titles()).toEqual(['Draft', 'One: age', 'Two']);
  expect((await economic()).path).toBe('/policies/economic');

  expect((await order(site.as('ada'), [two, one, draft])).status).toBe(403);
  expect((await order(edith, [two, one])).status).toBe(409);
  expect((await order(edith, [two, one, 'unknown'])).status).toBe(409);
  expect((await order(edith, [two, one, draft])).status).toBe(200);
  expect(await titles()).toEqual(['Two: order', 'One', 'Draft']);
  const opposite = await Promise.all([
    order(edith, [one, two, draft]),
    order(edith, [draft, two, one]),
  ]);
  expect(opposite.map(({ status }) => status)).toEqual([200, 200]);
  expect((await order(edith, [two, one, draft])).status).toBe(200);
  const leading = await site.read('/api/policies/leading/economic');
  expect(leading.body.data).toMatchObject({ title: 'Two', order: 0 });
  expect(leading.body.meta.others).toMatchObject([{ title: 'One' }]);

  const { version, state } = (await edith.ask('GET', `/entries/policies/${one}`)).body.data;
  expect({ version, state }).toMatchObject({ state: 'live' });
  await addPolicy('Named', { slug: 'economic', order: 9 });
  expect(await titles()).toEqual(['Two', 'One', 'Draft', 'Named: address']);
});
