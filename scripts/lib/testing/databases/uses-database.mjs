import ts from 'typescript';

/** SQL, migrations, copies of a database, and requests that meet in it. */
const DATABASE =
  /^kysely$|\/db\/(?!client\.ts$)|\.repo\.ts$|\/testing\/(backup-site|test-db|test-postgres|locks\/|releases\/)/;

/** Concurrency is what the tests in these files are about. */
const CONCURRENT = /(soak|races?)\.test\.ts$/;

/** Whether the result of a test file depends on the database, and not only on calls of the site. */
export function usesDatabase(file, source) {
  if (CONCURRENT.test(file) || source.includes('TEST_DB')) return true;
  return ts.preProcessFile(source).importedFiles.some(({ fileName }) => DATABASE.test(fileName));
}
