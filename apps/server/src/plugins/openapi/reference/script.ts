/** Filters the calls of a page. Everything else works without scripts. */
export const SCRIPT = `const field = document.getElementById('filter');
if (field) {
  const calls = [...document.querySelectorAll('.call')];
  const sections = [...document.querySelectorAll('section:has(.call)')];
  field.parentElement.hidden = false;
  field.addEventListener('input', () => {
    const words = field.value.toLowerCase().split(/\\s+/).filter(Boolean);
    for (const call of calls) call.hidden = !words.every((word) => call.dataset.text.includes(word));
    for (const section of sections) {
      section.hidden = words.length > 0 && !section.querySelector('.call:not([hidden])');
    }
    const { length } = calls.filter((call) => !call.hidden);
    document.getElementById('found').textContent = words.length > 0 ? length + ' of ' + calls.length : '';
  });
}
`;
