import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';

const PORT = Number(process.env.E2E_PORT ?? 3399);
const url = `http://localhost:${PORT}`;

/** Set here so that every worker inherits it. */
process.env.E2E_SITES ??= mkdtempSync(join(tmpdir(), 'rostra-e2e-'));

/** Without these flags Chromium contacts its vendor at every start. */
const OFFLINE = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-quic',
  '--disable-sync',
  '--no-first-run',
];

export default defineConfig({
  testDir: '.',
  testIgnore: 'browsers/**',
  outputDir: process.env.E2E_RESULTS ?? join(tmpdir(), 'rostra-e2e-results'),
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  // Long enough for a journey on a busy machine. What a person would wait for has the limit below.
  timeout: 240_000,
  // On a busy machine a script that a click loads can take seconds.
  expect: { timeout: 30_000 },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['dot'], ['json']] : 'list',
  globalSetup: './support/build-toast-page.ts',
  use: {
    baseURL: url,
    viewport: { width: 1280, height: 800 },
    // Recording makes the tests a third slower.
    trace: process.env.E2E_TRACE ? 'retain-on-failure' : 'off',
    launchOptions: {
      ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
      args: process.getuid?.() === 0 ? ['--no-sandbox', ...OFFLINE] : OFFLINE,
    },
  },
  webServer: {
    command: `"${process.execPath}" e2e/support/serve-shared-site.mjs`,
    cwd: join(import.meta.dirname, '..'),
    url: `${url}/readyz`,
    env: {
      PORT: String(PORT),
      DATA_DIR: join(process.env.E2E_SITES, 'shared'),
      LOG_LEVEL: 'warn',
    },
    timeout: 180_000,
    stdout: 'ignore',
    stderr: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  },
});
