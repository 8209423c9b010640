import type { Capability } from './capabilities.ts';

/** Who may make a call: everybody, every member, or staff with a capability. The server enforces it. */
export type Access = 'public' | 'member' | Capability;
