import type { AddressInfo } from 'node:net';
import fp from 'fastify-plugin';
import type { Metrics } from '../adapters/metrics/metrics.ts';
import type { BackgroundJob, Feature } from '../feature.ts';
import { localUrl } from '../location/local-url.ts';

const CLEAN_UP_INTERVAL_MS = 60 * 60_000;

export interface BackgroundOptions {
  jobs: readonly BackgroundJob[];
  cleanUps: readonly NonNullable<Feature['cleanUp']>[];
  metrics?: Metrics | undefined;
}

/** Runs jobs and the hourly clean-up while the server listens. Clean-up never overlaps itself. */
export const background = fp<BackgroundOptions>(async (app, { jobs, cleanUps, metrics }) => {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let isStopping = false;

  const cleanUpAll = async () => {
    for (const cleanUp of cleanUps) {
      if (isStopping) return;
      try {
        await cleanUp(() => isStopping);
        metrics?.cleanUpCompleted('ok');
      } catch (err) {
        app.log.error({ err }, 'clean-up failed');
        metrics?.cleanUpCompleted('failed');
      }
    }
  };
  const cleanUp = () => {
    running ??= cleanUpAll().finally(() => {
      running = undefined;
    });
  };

  app.addHook('onListen', async () => {
    const { address, port } = app.server.address() as AddressInfo;
    for (const job of jobs) await job.start(localUrl({ host: address, port }));
    cleanUp();
    timer = setInterval(cleanUp, CLEAN_UP_INTERVAL_MS);
    timer.unref();
  });
  app.addHook('preClose', async () => {
    isStopping = true;
    for (const job of jobs) job.abort?.();
  });
  app.addHook('onClose', async () => {
    isStopping = true;
    clearInterval(timer);
    await running;
    for (const job of jobs.toReversed()) {
      await job.stop().catch((err: unknown) => app.log.error({ err }, 'job did not stop cleanly'));
    }
  });
});
