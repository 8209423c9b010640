import { join } from 'node:path';
import { build } from 'vite';

export const TOAST_PAGE_DIR = join(import.meta.dirname, '../toast-page/build');

/** No page of the site shows toasts in every state, so they have a page of their own. */
export default async function buildToastPage(): Promise<void> {
  const { default: tailwind } = await import('@tailwindcss/vite');
  await build({
    root: join(import.meta.dirname, '../toast-page'),
    configFile: false,
    logLevel: 'error',
    plugins: [tailwind()],
    oxc: { jsx: { runtime: 'automatic' } },
    build: { outDir: TOAST_PAGE_DIR, emptyOutDir: true },
  });
}
