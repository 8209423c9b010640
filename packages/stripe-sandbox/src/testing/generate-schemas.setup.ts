import type { TestProject } from 'vitest/node';
import { type Generated, generateSchemas } from './schema-from-types.ts';

declare module 'vitest' {
  interface ProvidedContext {
    sdkSchemas: Generated;
  }
}

/** Reading the SDK's types takes seconds, so it is done once for all test files. */
export default function setup(project: TestProject): void {
  project.provide('sdkSchemas', generateSchemas());
}
