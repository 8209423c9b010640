import { join } from 'node:path';
import { build } from 'vite';

export const WORKSHOP_DIR = join(import.meta.dirname, '../workshop/build');

/** Components that no page shows in every state get a page of their own, built before the tests. */
export default async function buildWorkshop(): Promise<void> {
  const { default: tailwind } = await import('@tailwindcss/vite');
  await build({
    root: join(import.meta.dirname, '../workshop'),
    configFile: false,
    logLevel: 'error',
    plugins: [tailwind()],
    oxc: { jsx: { runtime: 'automatic' } },
    build: { outDir: WORKSHOP_DIR, emptyOutDir: true },
  });
}
