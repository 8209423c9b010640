export { type SandboxOptions, SEED_PLANS, type SeedPrice } from './options.ts';
export { type RunningSandbox, startSandbox } from './start-sandbox.ts';
