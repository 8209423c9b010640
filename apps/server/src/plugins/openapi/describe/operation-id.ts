/** The name of a call in generated clients: `getVotesBySlug` for `GET /api/votes/by-slug/:slug`. */
export function operationIdOf(method: string, path: string): string {
  const words = path
    .split('/')
    .filter((part) => part !== '' && part !== 'api')
    .map((part) => (part.startsWith(':') ? `by-${part.slice(1)}` : part))
    .filter((part, index, parts) => part !== parts[index - 1]);
  return method.toLowerCase() + words.map(toPascalCase).join('');
}

/** `member-content` becomes `MemberContent`. */
export const toPascalCase = (text: string): string =>
  text
    .split(/[^A-Za-z0-9]+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
