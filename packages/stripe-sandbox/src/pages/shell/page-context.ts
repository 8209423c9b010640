import type { Sandbox } from '../../lifecycles/sandbox.ts';
import type { SandboxOptions } from '../../store/options.ts';

/** What pages are made of. */
export interface PageContext {
  sandbox: Sandbox;
  options: SandboxOptions;
}
