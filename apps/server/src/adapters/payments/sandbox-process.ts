import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { repositoryFile } from '../../location/repository.ts';
import { PaymentsError } from './payments-error.ts';

const CLI = repositoryFile('packages/stripe-sandbox/src/cli.ts');
const RESTART_AFTER_MS = 1_000;
const START_TIMEOUT_MS = 10_000;

export interface SandboxProcessOptions {
  dataDir: string;
  accountName: string;
  /** Where browsers reach it. */
  publicUrl: string;
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
  /** `id:amount:currency:interval:name` */
  prices: readonly string[];
  logger: { warn(fields: object, message: string): void };
  /** How long a call waits for the sandbox to start. */
  startTimeoutMs?: number;
}

export interface SandboxProcess {
  /** Resolves once the sandbox has started; rejects on timeout. */
  apiUrl(): Promise<string>;
  start(webhookUrl: string): void;
  /** Rejects calls that are waiting for the start. */
  abort(): void;
  stop(): Promise<void>;
}

/**
 * Runs the Stripe sandbox as a child process. It exits when its standard input closes, so it never
 * outlives the server. If it crashes, it is restarted on the same port.
 */
export function createSandboxProcess(options: SandboxProcessOptions): SandboxProcess {
  const ready = Promise.withResolvers<string>();
  ready.promise.catch(() => {}); // aborted while no call was waiting
  let child: ChildProcess | undefined;
  let port = 0;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  const run = (webhookUrl: string) => {
    const running = spawn(process.execPath, [CLI, ...flags(options, webhookUrl, port)], {
      stdio: ['pipe', 'pipe', 'inherit'],
      env: secrets(options),
      detached: true, // Ctrl-C in a terminal must reach only the server, which stops the sandbox
    });
    child = running;
    // It may have exited already; the exit handler reports that.
    running.stdin.on('error', () => {});
    createInterface({ input: running.stdout }).on('line', (line) => {
      const address = readAddress(line);
      if (!address) return;
      port = Number(address.port);
      ready.resolve(address.origin);
    });
    const onEnd = (fields: object) => {
      if (isStopped) return;
      options.logger.warn(fields, 'payment sandbox exited; restarting');
      timer = setTimeout(() => run(webhookUrl), RESTART_AFTER_MS);
      timer.unref();
    };
    running.on('error', (err) => {
      if (running.pid === undefined)
        onEnd({ err }); // never started, so there will be no exit event
      else options.logger.warn({ err }, 'payment sandbox could not be signalled');
    });
    running.on('exit', (code) => onEnd({ code }));
  };

  const abort = () => ready.reject(unavailable('The payment sandbox has been stopped'));

  return {
    apiUrl: async () => {
      const { promise: timedOut, reject } = Promise.withResolvers<never>();
      const error = unavailable('The payment sandbox is not running');
      const timeout = setTimeout(() => reject(error), options.startTimeoutMs ?? START_TIMEOUT_MS);
      return Promise.race([ready.promise, timedOut]).finally(() => clearTimeout(timeout));
    },
    start: run,
    abort,
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      abort();
      if (child?.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
      const exit = once(child, 'exit');
      child.kill('SIGTERM');
      await exit;
    },
  };
}

const unavailable = (message: string) =>
  new PaymentsError({ kind: 'unavailable' }, message, { hasResponse: false });

/** Not on the command line, which every user of the machine can read. */
const secrets = ({ secretKey, webhookSecret }: SandboxProcessOptions) => ({
  STRIPE_SANDBOX_SECRET_KEY: secretKey,
  STRIPE_SANDBOX_WEBHOOK_SECRET: webhookSecret,
});

function flags(options: SandboxProcessOptions, webhookUrl: string, port: number): string[] {
  return [
    '--until-stdin-ends',
    '--protect-control-page',
    ...['--port', String(port)],
    ...['--data', join(options.dataDir, 'stripe-sandbox')],
    ...['--public-url', options.publicUrl],
    ...['--webhook-url', webhookUrl],
    ...['--publishable-key', options.publishableKey],
    ...['--account-name', options.accountName],
    ...options.prices.flatMap((price) => ['--seed-price', price]),
  ];
}

function readAddress(line: string): URL | undefined {
  try {
    const message = JSON.parse(line) as { ready?: boolean; url?: string };
    return message.ready && message.url ? new URL(message.url) : undefined;
  } catch {
    return undefined;
  }
}
