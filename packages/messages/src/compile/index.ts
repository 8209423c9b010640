export { checkMessage, type MessageProblem, placeholdersIn } from './check-message.ts';
export { compileAll } from './compile-all.ts';
export { compileMessage } from './compile-message.ts';
export { findEnglish, listEnglish } from './english-texts.ts';
export { exampleTexts } from './example-texts.ts';
export { openCatalogue, openTexts } from './open-catalogue.ts';
export { reviewTranslation } from './review-translation.ts';
