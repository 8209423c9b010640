import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const execFileAsync = promisify(execFile);

export interface Target {
  url: string;
  headers?: Record<string, string>;
  /** A Lua script for wrk. */
  script?: string;
}

export interface Load {
  requests: number;
  perSecond: number;
  p99Ms: number;
}

const SECONDS = Number(process.env.BENCH_SECONDS ?? 5);

/** One run of wrk with the options that Strapi was measured with. */
export async function load({ url, headers = {}, script }: Target): Promise<Load> {
  const { stdout } = await execFileAsync('wrk', [
    '-t1',
    '-c32',
    `-d${SECONDS}s`,
    '--latency',
    ...(script ? ['-s', script] : []),
    '-H',
    'Accept-Encoding: gzip, deflate, br',
    ...Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]),
    url,
  ]);
  if (/Non-2xx|Socket errors/.test(stdout))
    throw new Error(`Failed responses from ${url}:\n${stdout}`);
  const requests = Number(/(\d+) requests in/.exec(stdout)?.[1]);
  const perSecond = Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]);
  const [, amount, unit] = /99%\s+([\d.]+)(us|ms|s)/.exec(stdout) ?? [];
  const scale = { us: 0.001, ms: 1, s: 1000 }[unit ?? 'ms'] ?? Number.NaN;
  return { requests, perSecond, p99Ms: Number(amount) * scale };
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

const ROUNDS = 3;

/** Alternates between targets, so that other work on the machine affects all of them alike. */
export async function loadInTurns<K extends string>(
  targets: Record<K, Target>,
): Promise<Record<K, Load>> {
  const names = Object.keys(targets) as K[];
  const runs = new Map<K, Load[]>(names.map((name) => [name, []]));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const name of names) runs.get(name)?.push(await load(targets[name]));
  }
  const middle = (name: K, pick: (load: Load) => number) =>
    median((runs.get(name) ?? []).map(pick));
  return Object.fromEntries(
    names.map((name) => [
      name,
      {
        requests: middle(name, (run) => run.requests),
        perSecond: middle(name, (run) => run.perSecond),
        p99Ms: middle(name, (run) => run.p99Ms),
      },
    ]),
  ) as Record<K, Load>;
}
