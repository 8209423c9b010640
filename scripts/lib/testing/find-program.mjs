import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The path that the environment variable names, or of the first of these programs on the PATH. */
export function findProgram(variable, names, env = process.env) {
  const given = env[variable];
  if (given) {
    if (!existsSync(given)) throw new Error(`${variable} names ${given}, which does not exist.`);
    return given;
  }
  const folders = (env.PATH ?? '').split(delimiter);
  return names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find((path) => existsSync(path));
}
