import fc from 'fast-check';

/** The same generated cases in every run, so that only a change can break `npm test`. Every night runs try others. */
if (import.meta.env.TEST_SEED !== 'random') fc.configureGlobal({ seed: 1 });
