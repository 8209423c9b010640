export { checkMessage, type MessageProblem } from './check-message.ts';
export { compileAll } from './compile-all.ts';
export { compileMessage } from './compile-message.ts';
export { findEnglish, listEnglish } from './english-texts.ts';
export { findProblems } from './find-problems.ts';
export { openCatalogue, openTexts } from './open-catalogue.ts';
