export { mirrorFeature } from './feature.ts';
export { checkMirror } from './start/check-mirror.ts';
