export { mirrorFeature } from './feature.ts';
export { findOtherEditor } from './find-other-editor.ts';
export { checkMirror } from './start/check-mirror.ts';
