import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';
import { createStaff, openScreen } from '../studio/support.ts';
import { useDedicatedSite } from '../support/dedicated-site.ts';
import {
  expect,
  expectNoAxeViolations,
  expectNoOverflow,
  type Page,
  test,
} from '../support/test.ts';

// One site, so one test after the other.
test.describe.configure({ mode: 'default' });

const site = useDedicatedSite(182, { WEBHOOKS_ALLOW_PRIVATE: 'true' });

interface Received {
  headers: Record<string, string>;
  body: string;
}

/** A program of the organisation, which first refuses. */
let receiver: Server;
let received: Received[];
let status: number;

test.beforeEach(async () => {
  received = [];
  status = 500;
  receiver = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8');
    request.on('data', (part: string) => {
      body += part;
    });
    request.on('end', () => {
      received.push({ headers: request.headers as Record<string, string>, body });
      response.writeHead(status).end('Thank you');
    });
  });
  await new Promise<void>((done) => receiver.listen(0, '127.0.0.1', done));
});
test.afterEach(() => {
  receiver.closeAllConnections();
  receiver.close();
});

async function expectFits(page: Page): Promise<void> {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoOverflow(page);
    await expectNoAxeViolations(page);
  }
}

test('an administrator adds a webhook, and sends again what was refused', async ({
  page,
  pageErrors,
}) => {
  // Forms that are refused.
  pageErrors.allow(/status of 400/);
  const address = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/crm`;
  await openScreen(page, await createStaff(site(), 'administrator'), '/studio/webhooks');
  await expect(page.getByText('There are no webhooks')).toBeVisible();
  await expectFits(page);

  await page.getByRole('button', { name: 'Add a webhook' }).first().click();
  const form = page.getByRole('dialog');
  const add = form.getByRole('button', { name: 'Add a webhook' });
  await form.getByLabel('Name').fill('Members’ database');
  await form.getByLabel('Address').fill('ftp://crm.example.org');
  await form.getByLabel('Text published', { exact: true }).check();
  await add.click();
  await expect(form.getByLabel('Address')).toHaveAttribute('aria-invalid', 'true');
  await expect(form.getByLabel('Name')).toHaveValue('Members’ database');
  await expectFits(page);
  await form.getByLabel('Address').fill(address);
  await add.click();

  const dialog = page.getByRole('dialog', { name: 'Copy the secret now' });
  const secret = await dialog.getByLabel('Secret').inputValue();
  expect(secret).toMatch(/^whsec_/);
  await expectFits(page);
  await dialog.getByRole('button', { name: 'Done' }).click();

  await page.getByRole('link', { name: 'Members’ database' }).click();
  await page.getByRole('button', { name: 'Send a test' }).click();
  const log = page.getByRole('table', { name: 'What was sent' });
  await expect(log.locator('tbody tr')).toHaveCount(1);
  await expect.poll(() => received.length).toBe(1);
  const [first] = received;
  if (!first) throw new Error('Nothing has arrived');
  expect(new Webhook(secret).verify(first.body, first.headers)).toMatchObject({
    type: 'webhook.test',
  });
  await page.reload();
  await expect(log).toContainText('Status 500');
  await expectFits(page);

  status = 200;
  await log.getByRole('button', { name: 'Details' }).click();
  const details = page.getByRole('dialog');
  await expect(details).toContainText(first.headers['webhook-id'] ?? '-');
  await expect(details).toContainText('Thank you');
  await expectFits(page);
  await details.getByRole('button', { name: 'Send again' }).click();
  await expect.poll(() => received.length).toBe(2);
  expect(received[1]?.headers['webhook-id']).toBe(first.headers['webhook-id']);
  await page.reload();
  await expect(log).toContainText('Arrived');

  await page.getByRole('button', { name: 'Switch off' }).click();
  await expect(page.getByRole('button', { name: 'Send a test' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('There are no webhooks')).toBeVisible();
});

test('an editor does not see webhooks', async ({ page }) => {
  await openScreen(page, await createStaff(site(), 'editor'), '/studio');
  await expect(page.getByRole('link', { name: 'Webhooks', exact: true })).toHaveCount(0);
});
