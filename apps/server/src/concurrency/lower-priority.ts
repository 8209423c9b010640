import { constants, getPriority, setPriority } from 'node:os';

/**
 * Lets other work go before a process, or on Linux before the current thread. Moderately: with the lowest priority it
 * would hardly get any time on a busy machine. A lower priority that the whole site was started with stays.
 */
export function lowerPriority(pid = 0): void {
  const moderate = constants.priority.PRIORITY_BELOW_NORMAL;
  if (getPriority(pid) < moderate) setPriority(pid, moderate);
}

/** Linux gives each thread a priority of its own; elsewhere this would slow down the whole server. */
export function lowerPriorityOfThread(): void {
  if (process.platform === 'linux') lowerPriority();
}
