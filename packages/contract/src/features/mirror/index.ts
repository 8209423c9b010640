export { allowRemoval, getMirror, listMirrorRemarks } from './mirror-calls.ts';
export type { MirrorStatus } from './mirror-status.ts';
