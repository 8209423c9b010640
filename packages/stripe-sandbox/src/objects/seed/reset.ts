import { KINDS } from '../../store/kinds.ts';
import type { SandboxOptions } from '../../store/options.ts';
import type { Work } from '../../store/work.ts';
import { seedEndpoint, seedPrices } from './seed.ts';

/** Deletes everything and seeds the sandbox again. */
export function reset(work: Work, options: SandboxOptions): void {
  for (const kind of KINDS) {
    for (const { id } of work.all(kind)) work.remove(kind, id);
  }
  seedEndpoint(work, options);
  seedPrices(work, options.seed ?? []);
}
