import { readFileSync } from 'node:fs';
import { createDocumentMaker } from '../../apps/server/src/features/content/documents/document-maker.ts';
import type { DocumentFormat } from '../../apps/server/src/features/content/documents/model/document-task.ts';
import { documentTask } from '../../apps/server/src/features/content/testing/document-task.ts';
import type { Row } from '../lib/table.ts';

const RUNS = 5;
/** The most characters that a body may have. */
const LONGEST = 200_000;

const starter = new URL('../../content/policies/economic.md', import.meta.url);
const body = readFileSync(starter, 'utf8').replace(/^---\n[\s\S]*?\n---\n/, '');
/** Footnotes are defined once. */
const repeated = body.replace(/\[\^\w+\](:.*)?/g, '');
const longest = repeated.repeat(Math.ceil(LONGEST / repeated.length)).slice(0, LONGEST);

/** From the request to the bytes, with the start of the process. */
async function time(format: DocumentFormat, text: string, runs: number): Promise<number> {
  const maker = createDocumentMaker();
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const start = performance.now();
    await maker.make(documentTask(text, { format }));
    times.push(performance.now() - start);
  }
  return times.sort((a, b) => a - b)[Math.floor(runs / 2)] ?? 0;
}

export async function measureDocuments(): Promise<Row[]> {
  return [
    {
      what: 'PDF of a policy of the starter site, p50',
      value: await time('pdf', body, RUNS),
      unit: 'ms',
      goal: '≤ 5000',
    },
    {
      what: 'EPUB of a policy of the starter site, p50',
      value: await time('epub', body, RUNS),
      unit: 'ms',
      goal: '≤ 5000',
    },
    { what: 'PDF of the longest text', value: await time('pdf', longest, 1), unit: 'ms' },
    { what: 'EPUB of the longest text', value: await time('epub', longest, 1), unit: 'ms' },
  ];
}
