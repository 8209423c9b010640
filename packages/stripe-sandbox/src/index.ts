export { type RunningSandbox, startSandbox } from './start-sandbox.ts';
export { type SandboxOptions, SEED_PLANS, type SeedPrice } from './store/options.ts';
