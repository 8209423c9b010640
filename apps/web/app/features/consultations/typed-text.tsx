/** What somebody typed into a plain field: each line is a paragraph. */
export function TypedText({ text, className }: { text: string; className: string }) {
  return Array.from(text.matchAll(/\S[^\n]*/g), (line) => (
    <p key={line.index} className={className}>
      {line[0]}
    </p>
  ));
}
