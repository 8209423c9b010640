/** Leaves typefaces, sizes and colours to the reading program. */
export const STYLE = `body { line-height: 1.5; }
h1, h2, h3, h4, h5, h6 { line-height: 1.2; text-align: start; hyphens: none; break-after: avoid; }
.organisation { font-weight: bold; }
.edition { font-size: 0.9em; }
.summary { font-style: italic; font-size: 1.1em; }
header { margin-block-end: 2em; }
blockquote { margin-inline: 1em; padding-inline-start: 1em; border-inline-start: 2px solid; }
.box { margin: 1.5em 0; padding: 0.1em 1em; border: 1px solid; }
figure { margin: 1.5em 0; break-inside: avoid; }
figcaption { font-size: 0.9em; }
img { max-width: 100%; }
p img { max-height: 1.4em; }
pre { white-space: pre-wrap; font-size: 0.9em; }
table { border-collapse: collapse; font-size: 0.9em; margin: 1em 0; }
th, td { border-block-end: 1px solid; padding: 0.3em 0.5em; text-align: start; vertical-align: top; }
.center { text-align: center; }
.end { text-align: end; }
`;
