/** See inline-scripts.ts at the root of the web app. */
declare module '*.js?inline-script' {
  const script: string;
  export default script;
}
