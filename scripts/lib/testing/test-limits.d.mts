export declare const limits: {
  testTimeout: number;
  hookTimeout: number;
  expect: { poll: { timeout: number } };
};
export declare const fixedSeed: { setupFiles: string[] };
