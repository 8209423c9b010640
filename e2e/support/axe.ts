import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

const script = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Runs axe in the page and its frames. `@axe-core/playwright` opens a second page for every run, which
 * takes four times as long.
 */
export async function findAxeViolations(page: Page, except: string[] = []): Promise<string[]> {
  for (const frame of page.frames()) {
    await frame.evaluate(`${script}; axe.configure({ allowedOrigins: ['<unsafe_all_origins>'] });`);
  }
  const violations = await page.evaluate(
    async ({ tags, exclude }) => {
      const { axe: runner } = window as unknown as { axe: typeof axe };
      const { violations: found } = await runner.run(
        { include: [['html']], exclude },
        { runOnly: { type: 'tag', values: tags }, resultTypes: ['violations'] },
      );
      return found.map(({ id, nodes }) => ({ id, html: nodes.map((node) => node.html) }));
    },
    { tags: TAGS, exclude: except.map((selector) => [selector]) },
  );
  return violations.map(({ id, html }) => `${id}: ${html}`);
}
