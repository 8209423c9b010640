import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { findChromium } from '../../../scripts/lib/testing/chromium.mjs';
import { limits } from '../../../scripts/lib/testing/test-limits.mjs';

const isRoot = process.getuid?.() === 0;

export default defineConfig(async () => {
  const executablePath = await findChromium();
  return {
    plugins: [tailwindcss()],
    optimizeDeps: { include: ['react/jsx-dev-runtime', 'radix-ui', 'vitest-browser-react'] },
    test: {
      ...limits,
      name: 'ui in a browser',
      root: join(import.meta.dirname, '..'),
      include: ['src/**/*.browser.test.tsx'],
      setupFiles: ['testing/setup.ts'],
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        provider: playwright({
          launchOptions: {
            ...(executablePath ? { executablePath } : {}),
            args: isRoot ? ['--no-sandbox'] : [],
          },
        }),
        instances: [{ browser: 'chromium' as const, viewport: { width: 1024, height: 768 } }],
      },
    },
  };
});
