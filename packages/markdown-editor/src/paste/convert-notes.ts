/** Word names them `_ftn1` and `_edn1`, LibreOffice `sdfootnote1sym`, Google Docs `ftnt1`. */
const NOTE = /^#?_?(?:ftn|edn|ftnt|sdfootnote|sdendnote)(\d+)(?:sym)?$/;

/** Footnotes and endnotes become those of the editor, with their texts at the end. */
export function convertNotes(body: HTMLElement): void {
  const labels = new Set<string>();
  for (const link of [...body.querySelectorAll<HTMLElement>('a[href]')]) {
    const label = NOTE.exec(link.getAttribute('href') ?? '')?.[1];
    if (label === undefined) continue;
    labels.add(label);
    const reference = document.createElement('sup');
    reference.dataset.type = 'footnote_reference';
    reference.dataset.label = label;
    reference.textContent = label;
    const outer = link.closest('sup') ?? link;
    outer.replaceWith(reference);
  }
  for (const label of labels) convertText(body, label);
  // The line above the notes, and what separates it from the text.
  for (const line of body.querySelectorAll('[style*="note-list"] > :is(br, hr)')) line.remove();
}

/** The text is in a block with the name of the note, beginning with a link back. */
function convertText(body: HTMLElement, label: string): void {
  const back = [...body.querySelectorAll<HTMLElement>('a[href]')].find((link) =>
    new RegExp(`ref${label}$|^#sdfootnote${label}anc$`).test(link.getAttribute('href') ?? ''),
  );
  const block = back?.closest<HTMLElement>('div[id], p, li');
  if (!back || !block) return;
  back.remove();
  const note = document.createElement('dl');
  note.dataset.type = 'footnote_definition';
  note.dataset.label = label;
  const text = document.createElement('dd');
  if (block.matches('p, li')) {
    const paragraph = document.createElement('p');
    paragraph.append(...block.childNodes);
    text.append(paragraph);
  } else {
    text.append(...block.childNodes);
  }
  trimStart(text);
  note.append(document.createElement('dt'), text);
  block.remove();
  body.append(note);
}

function trimStart(element: HTMLElement): void {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    node.textContent = (node.textContent ?? '').replace(/^[\s\u00a0]+/, '');
    if (node.textContent !== '') return;
  }
}
