import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { PaymentsError } from './payments.ts';

const CLI = join(import.meta.dirname, '../../../../../packages/stripe-sandbox/src/cli.ts');
const RESTART_AFTER_MS = 1_000;
const PATIENCE_MS = 10_000;

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
  logger: { warn(facts: object, message: string): void };
  /** How long a call waits for it to run. */
  patienceMs?: number;
}

export interface SandboxProcess {
  /** Resolves once it runs, and rejects if that does not come. */
  apiUrl(): Promise<string>;
  start(webhookUrl: string): void;
  /** Whoever still waits for it to run waits no longer. */
  abort(): void;
  stop(): Promise<void>;
}

/**
 * The Stripe stand-in beside the server. It ends when its standard input does, so it never outlives
 * us, however we end. If it ends by itself it is started again on the same port.
 */
export function createSandboxProcess(options: SandboxProcessOptions): SandboxProcess {
  const ready = Promise.withResolvers<string>();
  ready.promise.catch(() => {}); // stopped, with nobody waiting
  let child: ChildProcess | undefined;
  let port = 0;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  const run = (webhookUrl: string) => {
    const running = spawn(process.execPath, [CLI, ...flags(options, webhookUrl, port)], {
      stdio: ['pipe', 'pipe', 'inherit'],
      env: secrets(options),
      detached: true, // Ctrl-C in a terminal is for us; we tell it
    });
    child = running;
    // It may be gone before we have said anything; its exit tells of that.
    running.stdin.on('error', () => {});
    createInterface({ input: running.stdout }).on('line', (line) => {
      const address = readAddress(line);
      if (!address) return;
      port = Number(address.port);
      ready.resolve(address.origin);
    });
    const onEnd = (facts: object) => {
      if (isStopped) return;
      options.logger.warn(facts, 'the payment sandbox has ended; it is started again');
      timer = setTimeout(() => run(webhookUrl), RESTART_AFTER_MS);
      timer.unref();
    };
    running.on('error', (err) => {
      if (running.pid === undefined)
        onEnd({ err }); // it has never been there to exit
      else options.logger.warn({ err }, 'the payment sandbox was not told');
    });
    running.on('exit', (code) => onEnd({ code }));
  };

  const abort = () => ready.reject(unavailable('The payment sandbox has been stopped'));

  return {
    apiUrl: async () => {
      const { promise: tooLate, reject } = Promise.withResolvers<never>();
      const error = unavailable('The payment sandbox does not run');
      const patience = setTimeout(() => reject(error), options.patienceMs ?? PATIENCE_MS);
      return Promise.race([ready.promise, tooLate]).finally(() => clearTimeout(patience));
    },
    start: run,
    abort,
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      abort();
      if (child?.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      await gone;
    },
  };
}

const unavailable = (message: string) =>
  new PaymentsError({ kind: 'unavailable' }, message, { wasAnswered: false });

/** Everybody on the machine can read a command line. It needs nothing else of our environment. */
const secrets = ({ secretKey, webhookSecret }: SandboxProcessOptions) => ({
  STRIPE_SANDBOX_SECRET_KEY: secretKey,
  STRIPE_SANDBOX_WEBHOOK_SECRET: webhookSecret,
});

function flags(options: SandboxProcessOptions, webhookUrl: string, port: number): string[] {
  return [
    '--until-stdin-ends',
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
    const said = JSON.parse(line) as { ready?: boolean; url?: string };
    return said.ready && said.url ? new URL(said.url) : undefined;
  } catch {
    return undefined;
  }
}
