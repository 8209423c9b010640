/** The result of a scenario. It has passed if there are no problems. */
export interface Outcome {
  /** What was done and found, such as `{ kills: 500, acknowledged: 21000, lost: 0 }`. */
  figures: Record<string, number>;
  problems: string[];
}

/** Problems that make further rounds pointless are reported at most this often. */
const SHOWN = 10;

export function describeOutcome(name: string, { figures, problems }: Outcome): string {
  const numbers = Object.entries(figures).map(
    ([what, value]) => `${what} ${value.toLocaleString('en')}`,
  );
  const lines = [`${problems.length === 0 ? 'ok  ' : 'FAIL'} ${name}: ${numbers.join(', ')}`];
  lines.push(...problems.slice(0, SHOWN).map((problem) => `     ${problem}`));
  return lines.join('\n');
}
