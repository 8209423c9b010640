import { join } from 'node:path';
import { defineConfig, type PlaywrightTestConfig } from '@playwright/test';
import base from '../playwright.config.ts';

const SITE_PORT = Number(process.env.E2E_PORT ?? 3399) + 70;
const PORT = SITE_PORT + 1;
const url = `http://localhost:${PORT}`;
const site = base.webServer as Exclude<PlaywrightTestConfig['webServer'], unknown[] | undefined>;

/** Playwright is only the test runner here: its own builds of Firefox and WebKit are not needed. */
export default defineConfig({
  testDir: '.',
  outputDir: String(base.outputDir),
  forbidOnly: true,
  retries: 0,
  workers: 1,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: { baseURL: url },
  projects: [{ name: 'Firefox' }, { name: 'WebKit' }],
  webServer: [
    {
      ...site,
      url: `http://localhost:${SITE_PORT}/readyz`,
      env: { ...site.env, PORT: String(SITE_PORT), SITE_URL: url },
    },
    {
      command: `"${process.execPath}" ${join(import.meta.dirname, 'collect-errors-proxy.mjs')}`,
      port: PORT,
      env: { PORT: String(PORT), SITE_PORT: String(SITE_PORT) },
    },
  ],
});
