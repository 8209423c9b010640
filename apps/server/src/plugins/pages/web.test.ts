import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { StartError } from '../../errors.ts';
import { loadBuiltWeb, type RenderHost } from './web.ts';

let buildDir: string;

beforeEach(() => {
  buildDir = mkdtempSync(join(tmpdir(), 'rostra-web-'));
});
afterEach(() => rmSync(buildDir, { recursive: true, force: true }));

describe('the built web app', () => {
  it('is the one that main.js imports, on client and server', async () => {
    mkdirSync(join(buildDir, 'a/server'), { recursive: true });
    writeFileSync(
      join(buildDir, 'a/server/index.mjs'),
      "export const createRenderer = () => async () => new Response('a');",
    );
    writeFileSync(
      join(buildDir, 'main.js'),
      "export { createRenderer } from './a/server/index.mjs'; export const clientDir = import.meta.dirname + '/a/client';",
    );
    const web = await loadBuiltWeb(buildDir);
    const response = await web.render(new Request('http://localhost/'), {} as RenderHost);
    expect(await response.text()).toBe('a');
    expect(web.clientDir).toBe(join(buildDir, 'a/client'));
  });

  it('explains in one sentence that it is missing', async () => {
    await expect(loadBuiltWeb(buildDir)).rejects.toThrow(StartError);
    await expect(loadBuiltWeb(buildDir)).rejects.toThrow(
      'The web app is not built yet. Run "npm run build" or use "npm start".',
    );
  });
});
