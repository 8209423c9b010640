export { listNewsletters, type Newsletter } from './list-newsletters.ts';
