const files = import.meta.glob<string>('../../../../content/**/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The bodies of the starter content by file name. */
export const starterTexts: ReadonlyArray<readonly [name: string, body: string]> = Object.entries(
  files,
).map(([path, file]) => [
  path.slice(path.indexOf('content/')),
  file.replace(/^---\n[\s\S]*?\n---\n/, ''),
]);
