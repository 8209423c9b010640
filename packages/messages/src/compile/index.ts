export { compileAll } from './compile-all.ts';
export { compileMessage } from './compile-message.ts';
export { findProblems } from './find-problems.ts';
export { openCatalogue } from './open-catalogue.ts';
