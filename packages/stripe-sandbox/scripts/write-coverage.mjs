/** Writes the coverage table into the README. A test fails when the table is out of date. */
import { readFileSync, writeFileSync } from 'node:fs';
import { apiRoutes } from '../src/api/routes.ts';
import { describeCoverage, replaceCoverage } from '../src/testing/coverage.ts';

const file = new URL('../README.md', import.meta.url);
const readme = readFileSync(file, 'utf8');
writeFileSync(file, replaceCoverage(readme, describeCoverage(apiRoutes)));
