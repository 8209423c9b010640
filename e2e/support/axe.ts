import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

const script = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

const ALL: axe.RunOnly = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
};

/** The rules of those above whose result depends on colours. */
export const COLOURS: axe.RunOnly = {
  type: 'rule',
  values: ['color-contrast', 'link-in-text-block'],
};

/**
 * Runs axe in the page and its frames. `@axe-core/playwright` opens a second page for every run, which
 * takes four times as long.
 */
export async function findAxeViolations(
  page: Page,
  except: string[] = [],
  rules: axe.RunOnly = ALL,
): Promise<string[]> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await finishAnimations(page);
  for (const frame of page.frames()) {
    await frame.evaluate(`${script}; axe.configure({ allowedOrigins: ['<unsafe_all_origins>'] });`);
  }
  const violations = await page.evaluate(
    async ({ runOnly, exclude }) => {
      const { axe: runner } = window as unknown as { axe: typeof axe };
      const { violations: found } = await runner.run(
        { include: [['html']], exclude },
        { runOnly, resultTypes: ['violations'] },
      );
      return found.map(({ id, nodes }) => ({ id, html: nodes.map((node) => node.html) }));
    },
    { runOnly: rules, exclude: except.map((selector) => [selector]) },
  );
  await page.emulateMedia({ reducedMotion: null });
  return violations.map(({ id, html }) => `${id}: ${html}`);
}

/** What fades in or out, such as a toast, has a poor contrast for a moment. */
const finishAnimations = (page: Page) =>
  page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      // A skeleton pulses without end.
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
    }
  });
