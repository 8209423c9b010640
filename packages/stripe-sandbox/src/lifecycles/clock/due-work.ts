import type { Work } from '../../store/work.ts';

/** Work that is to be done at a time. */
export interface Due {
  at: number;
  run(work: Work): void;
}
