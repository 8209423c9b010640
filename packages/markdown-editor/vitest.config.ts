import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { findChromium } from '../../scripts/lib/testing/chromium.mjs';
import { fixedSeed, limits } from '../../scripts/lib/testing/test-limits.mjs';

const isRoot = process.getuid?.() === 0;

export default defineConfig(async () => {
  const executablePath = await findChromium();
  return {
    // As in the built studio. The development build of micromark logs every character, which takes ten times as long.
    resolve: { conditions: ['module', 'browser', 'production'] },
    // Found one after the other, they would be bundled apart and not know each other's state.
    optimizeDeps: {
      include: [
        ...['core', 'ctx', 'plugin-history', 'preset-commonmark', 'preset-gfm', 'utils'].map(
          (name) => `@milkdown/${name}`,
        ),
        ...['history', 'model', 'state', 'view'].map((name) => `@milkdown/prose/${name}`),
        'fast-check',
        'mdast-util-directive',
        'micromark-extension-directive',
        'node-diff3',
        'remark-gfm',
        'remark-parse',
        'unified',
        'unist-util-visit',
      ],
    },
    test: {
      ...limits,
      ...fixedSeed,
      name: 'markdown editor in a browser',
      include: ['src/**/*.test.ts'],
      // A page has no environment variables of its own.
      env: {
        TEST_SCALE: process.env.TEST_SCALE ?? '1',
        TEST_SEED: process.env.TEST_SEED ?? '',
      },
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
        instances: [{ browser: 'chromium' as const }],
      },
    },
  };
});
