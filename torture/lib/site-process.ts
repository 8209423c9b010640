import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { ROOT } from './root.ts';

const PROGRAM = join(ROOT, 'apps/server/build/main.js');
/** What is kept of a site's output, for the message of a failure. */
const KEPT_OUTPUT = 20_000;

export interface SiteOptions {
  settings: Record<string, string>;
  nodeOptions?: readonly string[];
  /** A command that runs Node, such as `unshare`. Node and its arguments follow. */
  wrapper?: readonly string[];
}

export interface SiteProcess {
  url: string;
  child: ChildProcess;
  /** The last lines that it printed. */
  output(): string;
  isRunning(): boolean;
  /** Resolves once the process is gone. */
  kill(): Promise<void>;
  /** Resolves to the exit code. */
  stop(): Promise<number | null>;
}

/** Starts the production build and resolves once it accepts requests. `PORT` must be set. */
export async function startSite({
  settings,
  nodeOptions = [],
  wrapper = [],
}: SiteOptions): Promise<SiteProcess> {
  const [command = '', ...args] = [
    ...wrapper,
    process.execPath,
    '--max-semi-space-size=4',
    ...nodeOptions,
    PROGRAM,
  ];
  const child = spawn(command, args, {
    env: {
      PATH: process.env.PATH,
      HOST: '127.0.0.1',
      LOG_LEVEL: 'error',
      TRUST_PROXY: '1',
      BILLING: 'off',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let output = '';
  const ready = Promise.withResolvers<void>();
  const collect = (chunk: Buffer) => {
    output = (output + chunk).slice(-KEPT_OUTPUT);
    if (output.includes('is ready at')) ready.resolve();
  };
  child.stdout?.on('data', collect);
  child.stderr?.on('data', collect);
  const exited = once(child, 'exit').then(([code]) => code as number | null);
  exited.then((code) => ready.reject(new Error(`The site exited with ${code}:\n${output}`)));
  await ready.promise;
  return {
    url: `http://127.0.0.1:${settings.PORT}`,
    child,
    output: () => output,
    isRunning: () => child.exitCode === null && child.signalCode === null,
    kill: async () => {
      child.kill('SIGKILL');
      await exited;
    },
    stop: () => {
      child.kill('SIGTERM');
      return exited;
    },
  };
}

export async function freePort(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('No free port');
  return String(address.port);
}
