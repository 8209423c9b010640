/** The names of a collection in sentences: `blog posts` and `a blog post`. */
export function namesOf({ plural, singular }: { plural: string; singular: string }) {
  const name = singular.replaceAll('-', ' ');
  return {
    plural: plural.replaceAll('-', ' '),
    singular: `${/^(?:a|e|i|o)/.test(name) ? 'an' : 'a'} ${name}`,
  };
}
