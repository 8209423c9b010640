import tailwindcss from '@tailwindcss/vite';
import { playwright } from '@vitest/browser-playwright';
import { findChromium } from './chromium.mjs';
import { limits } from './test-limits.mjs';

const isRoot = process.getuid?.() === 0;

/**
 * The configuration of tests that render components in a browser.
 *
 * @param {{ name: string; root: string; include: string[]; dependencies: string[] }} tests Dependencies that
 *   Vite would find only while the tests run, and then reload the page.
 */
export async function browserTests({ name, root, include, dependencies }) {
  const executablePath = await findChromium();
  return {
    plugins: [tailwindcss()],
    optimizeDeps: {
      include: ['react/jsx-dev-runtime', 'radix-ui', 'vitest-browser-react', ...dependencies],
    },
    test: {
      ...limits,
      name,
      root,
      include,
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
        instances: [{ browser: 'chromium', viewport: { width: 1024, height: 768 } }],
      },
    },
  };
}
