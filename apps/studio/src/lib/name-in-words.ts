/** A name of the code that has no message: "contactEmail" and "contact-email" become "Contact email". */
export function nameInWords(name: string): string {
  const spaced = name
    .replace(/[_-]/g, ' ')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}
