import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readPdf } from '../../../testing/pdf/read-pdf.ts';
import { documentTask } from '../testing/document-task.ts';
import { createDocumentMaker } from './document-maker.ts';

const folder = mkdtempSync(join(tmpdir(), 'rostra-documents-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A program that does something else than its job. */
function program(source: string): string {
  const file = join(folder, 'program.mjs');
  writeFileSync(file, source);
  return file;
}

/** The longest text that a policy can have. */
const LONGEST = `## A section\n\n${'A sentence of the longest text, with **bold** words.\n\n'.repeat(3_700)}`;

it('makes a PDF of the longest text in another process', async () => {
  const bytes = await createDocumentMaker({ timeoutMs: 280_000 }).make(documentTask(LONGEST));
  const { pages, outline } = await readPdf(bytes);
  expect(pages.length).toBeGreaterThan(50);
  expect(outline).toContainEqual(['A section', []]);
});

it('reports why a document cannot be made', async () => {
  const task = documentTask(`${'> '.repeat(60)}too deep`);
  await expect(createDocumentMaker().make(task)).rejects.toThrow('NestedTooDeeply');
});

it('ends a process that takes too long', async () => {
  const maker = createDocumentMaker({
    timeoutMs: 300,
    program: program('process.on("message", () => { for (;;); });'),
  });
  await expect(maker.make(documentTask('Text.'))).rejects.toThrow('SIGKILL');
});

it('reports a process that was killed', async () => {
  const source = 'process.on("message", () => process.kill(process.pid, "SIGKILL"));';
  const maker = createDocumentMaker({ program: program(source) });
  await expect(maker.make(documentTask('Text.'))).rejects.toThrow('SIGKILL');
});

it('ends its process when the server closes', async () => {
  const maker = createDocumentMaker({ program: program('process.on("message", () => {});') });
  const making = maker.make(documentTask('Text.'));
  maker.close();
  await expect(making).rejects.toThrow('SIGKILL');
});
