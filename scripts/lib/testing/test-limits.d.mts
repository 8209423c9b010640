export declare const limits: {
  testTimeout: number;
  hookTimeout: number;
  expect: { poll: { timeout: number } };
};
export declare const sharedModules: { isolate: boolean };
export declare const fixedSeed: { setupFiles: string[] };
