export { readershipQuery, readersPath } from './readership-query.ts';
