import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { countBallots, RECORD_FORMAT, recount, rollHash, sha256 } from '@rostra/contract/ballots';
import { afterEach, beforeEach, expect, it } from 'vitest';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rostra-recount-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const SCRIPT = join(import.meta.dirname, 'recount-script.mjs');

/** Runs the script that the page offers, as a stranger would. */
async function run(text: string, hash: string): Promise<{ code: number; output: string }> {
  const file = join(folder, 'record.json');
  writeFileSync(file, text);
  return new Promise((resolve) => {
    execFile(process.execPath, [SCRIPT, file, hash], (error, output) =>
      resolve({ code: error ? 1 : 0, output }),
    );
  });
}

async function makeRecord(choices: readonly string[], more: object = {}): Promise<string> {
  const leaves = Array.from({ length: 30 }, (_, index) => `leaf${String(index).padStart(2, '0')}`);
  const vote = {
    question: 'Shall we?',
    options: ['1', '2'],
    rules: { majority: null, quorum: { numerator: 1, denominator: 3 } },
    rollSize: 30,
    isSecret: true,
    isRunOff: false,
    ...more,
  };
  const result = countBallots(vote, choices);
  const ballots = choices.map((choice, index) => ({
    receipt: String(index).padStart(32, '0'),
    choice,
  }));
  const record = {
    format: RECORD_FORMAT,
    vote,
    roll: { size: 30, hash: await rollHash(leaves), leaves },
    slips: 25,
    ballots: result.counts ? ballots : null,
    result,
    previous: null,
  };
  return `${JSON.stringify(record, null, 1)}\n`;
}

const many = (choice: string, count: number) => Array<string>(count).fill(choice);

it.each([
  ['adopted', [...many('1', 12), 'against', 'abstain']],
  ['notAdopted', [...many('1', 5), ...many('against', 6)]],
  ['runOff', [...many('1', 5), ...many('2', 5), 'against']],
  ['tooFew', many('1', 9)],
] as const)('counts a record that was %s, as the page does', async (outcome, choices) => {
  const text = await makeRecord(choices);
  const hash = await sha256(text);
  const { code, output } = await run(text, hash);
  expect([code, output.includes(outcome)]).toEqual([0, true]);
  expect(Object.values((await recount(text, hash)).checks)).toEqual(many('', 5).map(() => true));
});

it.each([
  ['the outcome', [...many('1', 5), ...many('2', 5), 'against'], '"runOff"', '"notAdopted"'],
  [
    'the run-off',
    [...many('1', 6), ...many('2', 5), ...many('against', 3)],
    '"runOff": [\n   "1"',
    '"runOff": [\n   "2"',
  ],
  ['the number of hidden ballots', many('1', 9), '"ballots": 9', '"ballots": 19'],
  ['the number of slips', many('1', 12), '"slips": 25', '"slips": 31'],
] as const)('notices by counting that %s is wrong', async (_what, choices, before, after) => {
  const text = await makeRecord(choices);
  const forged = text.replace(before, after);
  expect(forged).not.toBe(text);
  const hash = await sha256(forged);
  expect((await run(forged, hash)).code).toBe(1);
  expect(Object.values((await recount(forged, hash)).checks)).toContain(false);
});

it.each([
  ['a ballot', '"choice": "against"', '"choice": "1"'],
  ['a number', '"against": 6', '"against": 7'],
  ['the roll', 'leaf07', 'leaf77'],
  ['the rules', '"denominator": 3', '"denominator": 2'],
])('shows that %s was changed', async (_what, before, after) => {
  const text = await makeRecord([...many('1', 5), ...many('against', 6)]);
  const hash = await sha256(text);
  const forged = text.replace(before, after);
  expect(forged).not.toBe(text);
  expect((await run(forged, hash)).code).toBe(1);
  expect(Object.values((await recount(forged, hash)).checks)).toContain(false);
});
