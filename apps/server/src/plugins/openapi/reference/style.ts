/** The colours are those of `packages/ui/src/styles/tokens.css`. Arrows beside folded parts are the browser’s. */
export const STYLE = `:root {
  color-scheme: light dark;
  --paper: light-dark(#faf8f3, #151513);
  --sunken: light-dark(#f2eee5, #0f0f0d);
  --ink: light-dark(#1b1c1a, #ece8de);
  --muted: light-dark(#565850, #aba598);
  --line: light-dark(#dcd7ca, #35332d);
  --accent: light-dark(#0f4c45, #7cccbc);
  --mono: ui-monospace, "SF Mono", "Cascadia Mono", Menlo, Consolas, monospace;
}
* { box-sizing: border-box; }
html { scroll-padding-top: 1rem; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.6 system-ui, "Segoe UI", Roboto, Arial, sans-serif; overflow-wrap: anywhere; }
a { color: var(--accent); text-underline-offset: 0.18em; text-decoration-thickness: 1px; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
main:focus { outline: none; }
.skip { position: absolute; inset-inline-start: -100vw; padding: 0.5rem 1rem; background: var(--paper); }
.skip:focus { inset-inline-start: 0; }
header { display: flex; flex-wrap: wrap; gap: 0 2rem; align-items: baseline; padding: 1rem max(clamp(1rem, 4vw, 3rem), (100vw - 80rem) / 2 + clamp(1rem, 4vw, 3rem)); border-bottom: 1px solid var(--line); }
header p { margin: 0; font-weight: 600; }
header p a { color: inherit; text-decoration: none; }
header a { display: inline-block; padding-block: 0.25rem; }
nav ul, .parts, .fields, .errors { list-style: none; margin: 0; padding: 0; }
header ul { display: flex; flex-wrap: wrap; gap: 0 1.25rem; }
[aria-current] { color: var(--ink); font-weight: 600; text-decoration: none; }
.layout { max-width: 80rem; margin: 0 auto; padding: 0 clamp(1rem, 4vw, 3rem) 6rem; }
main { max-width: 54rem; min-width: 0; }
h1, h2 { font-family: Georgia, "Times New Roman", serif; font-weight: 500; letter-spacing: -0.015em; line-height: 1.2; }
h1 { font-size: clamp(1.8rem, 1.5rem + 1.2vw, 2.5rem); margin: 2rem 0 1rem; }
h2 { font-size: 1.5rem; margin: 3rem 0 0.5rem; }
h3 { display: inline; font-size: 0.9375rem; }
h4 { font-size: 0.9375rem; margin: 1.25rem 0 0.25rem; }
p { margin: 0.5rem 0; max-width: 68ch; }
code, pre { font-family: var(--mono); font-size: 0.875rem; }
h3 code { font-size: 0.9375rem; }
pre { background: var(--sunken); border: 1px solid var(--line); border-radius: 4px; padding: 0.75rem 1rem; margin: 0.5rem 0; white-space: pre-wrap; }
.type, .id { color: var(--muted); font-size: 0.875rem; font-weight: 400; }
.subjects li { padding: 0.125rem 0; }
.subjects a { display: inline-block; padding-block: 0.125rem; }
.filter { display: flex; flex-wrap: wrap; gap: 0.5rem 0.75rem; align-items: center; margin-top: 1.5rem; }
.whole { margin-top: 2rem; }
.filter[hidden] { display: none; }
input { font: inherit; color: inherit; background: var(--paper); border: 1px solid light-dark(#87847a, #7d786c); border-radius: 4px; padding: 0.375rem 0.75rem; flex: 0 1 20rem; min-width: 0; }
.call, .schema { border-bottom: 1px solid var(--line); }
summary { cursor: pointer; padding: 0.625rem 0; }
.call > summary > span { display: block; padding-inline-start: 1.1rem; color: var(--muted); font-size: 0.9375rem; }
.method { display: inline-block; min-width: 4.25rem; color: var(--accent); }
.body { padding: 0 0 1.5rem 1.1rem; scroll-margin-top: 5.5rem; }
.fields { border-inline-start: 1px solid var(--line); padding-inline-start: 0.875rem; }
.fields > li { padding: 0.25rem 0; }
.fields p { margin: 0; font-size: 0.9375rem; }
.name { font-weight: 600; }
.errors { display: flex; flex-wrap: wrap; gap: 0.25rem 1rem; }
table { border-collapse: collapse; width: 100%; margin-top: 1rem; }
th, td { text-align: start; vertical-align: top; padding: 0.5rem 0.75rem 0.5rem 0; border-bottom: 1px solid var(--line); font-weight: 400; }
tr:target { background: var(--sunken); }
.for-readers { position: absolute; clip-path: inset(50%); width: 1px; height: 1px; overflow: hidden; white-space: nowrap; }
@media (min-width: 64rem) {
  .layout:has(.subjects) { display: grid; grid-template-columns: 13rem minmax(0, 1fr); gap: 3rem; }
  .subjects { position: sticky; top: 0; max-height: 100vh; overflow-y: auto; align-self: start; padding-block: 2.5rem; font-size: 0.9375rem; }
}
@media (max-width: 63.99rem) {
  .subjects ul { display: flex; flex-wrap: wrap; gap: 0 1.25rem; padding-top: 1rem; }
  th, td { font-size: 0.9375rem; }
}
`;
