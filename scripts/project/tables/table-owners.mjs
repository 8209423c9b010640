import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { root } from '../../lib/root.mjs';

const FOLDER = 'apps/server/src/db/tables';

/** Indexes of words, which SQLite keeps in tables of their own. */
const WORD_INDEXES = {
  content_entry_words: 'content',
  member_search: 'members',
  search_words: 'search',
  search_words_unstemmed: 'search',
};

/** The owner of each table: the feature, or the folder of the server, that its file in `db/tables` is named after. */
export function findTableOwners() {
  const owners = new Map(Object.entries(WORD_INDEXES));
  for (const path of globSync('**/*.ts', { cwd: join(root, FOLDER) }).sort()) {
    const owner = path.split('/')[0].replace(/\.ts$/, '');
    for (const table of tablesIn(readFileSync(join(root, FOLDER, path), 'utf8'))) {
      if (owners.has(table)) throw new Error(`${table} has two owners`);
      owners.set(table, owner);
    }
  }
  return owners;
}

function tablesIn(source) {
  const file = ts.createSourceFile('file.ts', source, ts.ScriptTarget.Latest);
  return file.statements
    .filter((node) => ts.isInterfaceDeclaration(node) && node.name.text.endsWith('Tables'))
    .flatMap(({ members }) => members.map(({ name }) => name.text));
}
