import type { SandboxOptions } from '../options.ts';
import type { Sandbox } from '../sandbox.ts';

/** What pages are made of. */
export interface PageContext {
  sandbox: Sandbox;
  options: SandboxOptions;
}
