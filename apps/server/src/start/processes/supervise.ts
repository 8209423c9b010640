import type { Logger } from 'pino';
import { createLogBuffer } from '../../adapters/log-buffer.ts';
import { createLogger } from '../../adapters/logger.ts';
import { serveMetrics } from '../../adapters/metrics/serve-metrics.ts';
import { createOwnSandbox } from '../../adapters/payments/own-sandbox.ts';
import { WEBHOOK_PATH } from '../../adapters/payments/webhook-path.ts';
import type { Env } from '../../env.ts';
import { StartError } from '../../errors.ts';
import { localUrl } from '../../location/local-url.ts';
import { exitWithExplanation } from '../start-failure.ts';
import { runProcesses } from './run-processes.ts';

/** A little longer than the processes need: they exit after ten seconds at the latest. */
const TIMEOUT_MS = 12_000;

/** On a busy machine the sandbox may take long, and no process can start without it. */
const SANDBOX_TIMEOUT_MS = 60_000;

/**
 * Runs the site in several processes until it receives a signal. This process serves no requests; it
 * only runs the payment sandbox, which all of them share.
 */
export async function supervise(env: Env, program: string): Promise<void> {
  const logger = createLogger(env.LOG_LEVEL, createLogBuffer());
  try {
    if (env.PORT === 0) throw new StartError('Several processes need a PORT other than 0');
    const sandbox = createOwnSandbox(env, logger, SANDBOX_TIMEOUT_MS);
    sandbox?.start(localUrl({ host: env.HOST, port: env.PORT }) + WEBHOOK_PATH);
    if (env.METRICS_PORT !== undefined) await serveProcessMetrics(env, env.METRICS_PORT, logger);
    const processes = runProcesses({
      program,
      count: env.PROCESSES,
      env: sandbox ? { STRIPE_API_URL: await sandbox.apiUrl() } : {},
      onRestart: (exit) => logger.error(exit, 'server process exited; replacing it'),
    });
    const stop = async () => {
      await processes.stop();
      await sandbox?.stop();
    };
    stopOnSignals(stop, processes.kill);
    const outcome = await processes.started;
    if (outcome === 'listening') return;
    await sandbox?.stop();
    process.exit(outcome);
  } catch (error) {
    exitWithExplanation(error);
  }
}

async function serveProcessMetrics(env: Env, port: number, logger: Logger): Promise<void> {
  const { openProcessMetrics } = await import('../../adapters/metrics/read-all-processes.ts');
  await serveMetrics({
    host: env.METRICS_HOST,
    port,
    read: openProcessMetrics(),
    onError: (err) => logger.error({ err }, 'metrics could not be read'),
  });
}

function stopOnSignals(stop: () => Promise<void>, kill: () => void): void {
  let isStopping = false;
  const giveUp = () => {
    kill();
    process.exit(1);
  };
  const onSignal = async () => {
    if (isStopping) giveUp();
    isStopping = true;
    setTimeout(giveUp, TIMEOUT_MS).unref();
    await stop();
    process.exit(0);
  };
  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onSignal);
}
