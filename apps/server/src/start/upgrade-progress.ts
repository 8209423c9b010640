import type { MigrationProgress } from '../db/migrate.ts';

/** One line before each step, so that a long upgrade does not look like one that hangs. */
export function describeProgress(
  report: (text: string) => void,
  clock: () => number = () => performance.now(),
): { onCopy: () => void; onProgress: (progress: MigrationProgress) => void } {
  const startedAt = clock();
  return {
    onCopy: () => report('Copying the database before its upgrade …'),
    onProgress: ({ done, total, name }) => {
      const elapsed = clock() - startedAt;
      if (name === undefined) return report(`Upgraded the database in ${seconds(elapsed)}.`);
      const left = done > 0 ? `, about ${seconds((elapsed / done) * (total - done))} left` : '';
      report(`Upgrading the database: ${name} (${done + 1} of ${total}${left}) …`);
    },
  };
}

const seconds = (ms: number): string => `${Math.ceil(ms / 1000)} s`;
