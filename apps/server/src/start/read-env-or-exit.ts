import type { Env } from '../env.ts';
import { readProcessEnv } from '../process-env.ts';
import { exitWithExplanation } from './start-failure.ts';

export function readEnvOrExit(): Env {
  try {
    return readProcessEnv();
  } catch (error) {
    return exitWithExplanation(error);
  }
}
