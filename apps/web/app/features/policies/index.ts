export { loaded as toDocument } from './load-document.ts';
export { PolicyPage } from './policy-page.tsx';
