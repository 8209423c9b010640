import type { Sandbox } from '../../lifecycles/sandbox.ts';
import type { SandboxOptions } from '../../store/options.ts';

/** What the pages need. */
export interface PageContext {
  sandbox: Sandbox;
  options: SandboxOptions;
}
