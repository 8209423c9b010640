import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from './lib/server-process.ts';
import type { Row } from './lib/table.ts';

/** Renders uncached pages one after the other, in a separate process. */
export async function measureRender(paths: readonly string[]): Promise<Row[]> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [join(ROOT, 'bench/servers/time-renders.ts'), ...paths],
    { cwd: ROOT, env: { PATH: process.env.PATH, NODE_ENV: 'production' } },
  );
  const times = JSON.parse(stdout) as Record<string, { p50: number; p99: number }>;
  return Object.entries(times).flatMap(([path, { p50, p99 }]) => [
    { what: `${path} uncached render, p50`, value: p50, unit: 'ms', goal: '≤ 15' },
    { what: `${path} uncached render, p99`, value: p99, unit: 'ms' },
  ]);
}
