import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import Stripe from 'stripe';
import { expect, onTestFinished, test } from 'vitest';
import { apiRoutes } from './api/routes.ts';
import { describeTriggers } from './testing/cli-triggers/describe-triggers.ts';
import { describeCoverage } from './testing/coverage.ts';
import { readBlock } from './testing/readme-blocks.ts';

const run = promisify(execFile);
const COMPILED_AND_INSTALLED_MS = 240_000;
const root = fileURLToPath(new URL('..', import.meta.url));

test('the README lists every supported call, parameter and trigger (node scripts/write-coverage.mjs)', () => {
  const readme = readFileSync(join(root, 'README.md'), 'utf8');
  expect(readBlock(readme, 'coverage')).toBe(describeCoverage(apiRoutes).trim());
  expect(readBlock(readme, 'triggers')).toBe(describeTriggers());
});

test('the packed package installs without network and serves the official SDK', {
  timeout: COMPILED_AND_INSTALLED_MS,
}, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-package-'));
  onTestFinished(() => rmSync(folder, { force: true, recursive: true }));
  const dist = join(folder, 'dist');
  const consumer = join(folder, 'consumer');
  await run(process.execPath, [join(root, 'scripts/build-package.mjs'), dist]);
  const { stdout } = await run('npm', ['pack', dist, '--pack-destination', folder, '--json']);
  const [{ filename, files }] = JSON.parse(stdout) as [
    { filename: string; files: { path: string }[] },
  ];
  const paths = files.map(({ path }) => path);
  expect(paths).toEqual(expect.arrayContaining(['LICENSE', 'README.md', 'lib/index.d.ts']));
  expect(
    paths.filter((path) => /\.test\.|testing\/|\.ts$/.test(path) && !path.endsWith('.d.ts')),
  ).toEqual([]);

  mkdirSync(consumer);
  writeFileSync(join(consumer, 'package.json'), '{"private":true}\n');
  const flags = ['--offline', '--no-audit', '--no-fund', '--omit=peer'];
  await run('npm', ['install', ...flags, join(folder, filename)], { cwd: consumer });
  expect(
    readdirSync(join(consumer, 'node_modules')).filter((name) => !name.startsWith('.')),
  ).toEqual(['@rostra']);
  const cli = join(consumer, 'node_modules/.bin/stripe-sandbox');
  const child = spawn(process.execPath, [cli, '--port', '0', '--seed'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  const [line] = await once(createInterface({ input: child.stdout }), 'line');
  const { port, url } = JSON.parse(String(line));
  const stripe = new Stripe('sk_test_sandbox', { host: '127.0.0.1', port, protocol: 'http' });
  const customer = await stripe.customers.create({
    invoice_settings: { default_payment_method: 'pm_card_visa' },
    payment_method: 'pm_card_visa',
  });
  const subscription = await stripe.subscriptions.create({
    customer: customer.id,
    items: [{ price: 'price_basic' }],
  });
  expect(subscription.status).toBe('active');
  expect((await fetch(`${url}/stripe.js`)).status).toBe(200);
});
