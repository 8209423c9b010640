import type { Finding } from './finding.ts';

const LABELS = { ok: 'ok  ', warning: 'warn', failed: 'FAIL' };

/** One line, and a second one that says what to do. */
export function formatFinding(name: string, finding: Finding): string {
  const line = `${LABELS[finding.status]}  ${name.padEnd(11)}  ${finding.what}\n`;
  return finding.status === 'ok' ? line : `${line}${' '.repeat(19)}${finding.advice}\n`;
}
