import type { TestProject } from 'vitest/node';
import { type Generated, generateSchemas } from './schema-from-types.ts';

declare module 'vitest' {
  interface ProvidedContext {
    sdkSchemas: Generated;
  }
}

/** Converting the SDK's types takes seconds, so it runs once for all test files. */
export default function setup(project: TestProject): void {
  project.provide('sdkSchemas', generateSchemas());
}
