/** A JSON Web Token, or an API token. */
const BEARER = /^bearer +([\w-]+(?:\.[\w-]+\.[\w-]+)?)$/i;

/** Stricter than most libraries, which also accept a token with spaces or padding in it. */
export const bearerToken = (authorization: string | undefined): string | undefined =>
  authorization === undefined ? undefined : BEARER.exec(authorization)?.[1];
