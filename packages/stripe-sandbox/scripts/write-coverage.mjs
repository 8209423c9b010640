/** Writes the generated tables into the README. A test fails when they are out of date. */
import { readFileSync, writeFileSync } from 'node:fs';
import { apiRoutes } from '../src/api/routes.ts';
import { describeTriggers } from '../src/testing/cli-triggers/describe-triggers.ts';
import { describeCoverage } from '../src/testing/coverage.ts';
import { replaceBlock } from '../src/testing/readme-blocks.ts';

const file = new URL('../README.md', import.meta.url);
const readme = replaceBlock(readFileSync(file, 'utf8'), 'coverage', describeCoverage(apiRoutes));
writeFileSync(file, replaceBlock(readme, 'triggers', describeTriggers()));
