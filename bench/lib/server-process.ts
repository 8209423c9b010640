import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';

export const ROOT = join(import.meta.dirname, '../..');

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('No free port');
  return address.port;
}

export interface Running {
  url: string;
  pid: number | undefined;
  /** From the start of the process to its first complete response. */
  readyMs: number;
  residentMb(): number;
  stop(): Promise<void>;
}

/** The words of `npm start`: a variable, Node, its flag and the script. */
const { start } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')).scripts;
const [variable, , ...program]: string[] = start.split(' ');
const [name = '', value = ''] = variable?.split('=') ?? [];
export const SITE = program;
const SITE_ENV = { [name]: value };

/** Starts a Node program and waits for its first response. */
export async function startServer(
  program: string[],
  env: Record<string, string>,
  port: number,
): Promise<Running> {
  const began = performance.now();
  const child = spawn(process.execPath, program, {
    cwd: ROOT,
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      PORT: String(port),
      ...(program === SITE ? SITE_ENV : {}),
      ...env,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const url = `http://127.0.0.1:${port}`;
  await firstResponse(url, child);
  return {
    url,
    pid: child.pid,
    readyMs: performance.now() - began,
    residentMb: () => residentMb(child),
    stop: async () => {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

async function firstResponse(url: string, child: ChildProcess): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`The server exited with code ${child.exitCode}`);
    const response = await fetch(url).catch(() => undefined);
    if (response?.ok) {
      await response.arrayBuffer();
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

function residentMb(child: ChildProcess): number {
  const kilobytes = execFileSync('ps', ['-o', 'rss=', '-p', String(child.pid)], {
    encoding: 'utf8',
  });
  return Math.round(Number(kilobytes) / 1024);
}
