import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { openStorage } from '../adapters/storage/index.ts';
import { contentTypes } from '../app/content-types.ts';
import { openDb } from '../db/client.ts';
import type { Env } from '../env.ts';
import { StartError } from '../errors.ts';
import { recordAction } from '../features/audit/index.ts';
import { findLanguages } from '../features/site/index.ts';
import { readProcessEnv } from '../process-env.ts';
import { withLanguages } from '../settings/with-languages.ts';
import { exitWithExplanation } from '../start/start-failure.ts';
import { exportSite } from './export/export-site.ts';
import { terminalActor } from './terminal-actor.ts';

const HELP = `npm run export -- --to FOLDER

Writes everything in open formats to a new folder: content as Markdown with front matter and JSON, pictures and
attachments, members and payments as CSV, the audit log and earlier versions as JSON lines. The site may be
running. Passwords, second factors, sessions and codes are left out. Use npm run backup for a copy to restore.
`;

const report = (text: string): void => {
  process.stdout.write(`${text}\n`);
};

async function run(): Promise<void> {
  const { values } = parseArgs({
    options: { to: { type: 'string' }, help: { type: 'boolean', default: false } },
  });
  if (values.help) return report(HELP.trimEnd());
  if (!values.to) throw new StartError('Name a new folder: npm run export -- --to FOLDER');
  const env = await readEnvWithLanguages();
  const source = {
    dataDir: env.DATA_DIR,
    databaseUrl: env.DATABASE_URL,
    storage: openStorage(env),
    collections: contentTypes,
    defaultLanguage: env.SITE_LANGUAGE,
  };
  const path = resolve(values.to);
  const { entries, files, missing } = await exportSite(source, { path, report });
  const db = openDb(source);
  try {
    const after = { entries, files };
    await recordAction(db.queries, {
      actor: terminalActor(),
      at: new Date(),
      action: 'site.export',
      after,
    });
  } finally {
    await db.close();
  }
  if (missing.length > 0) report(`Not found and left out: ${missing.join(', ')}`);
  report(`Wrote ${path}. It has the data of members: keep it safe.`);
}

/** Which language is the default may be a setting of the studio. */
async function readEnvWithLanguages(): Promise<Env> {
  const env = readProcessEnv();
  const db = openDb({ dataDir: env.DATA_DIR, databaseUrl: env.DATABASE_URL });
  try {
    return withLanguages(env, await findLanguages(db.queries));
  } finally {
    await db.close();
  }
}

run().catch(exitWithExplanation);
