export { allowRemoval, getMirror, listMirrorRemarks, openMirrorPreview } from './mirror-calls.ts';
export type { MirrorStatus } from './mirror-status.ts';
