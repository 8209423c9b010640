import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readTranslations } from '../../packages/messages/src/compile/read-catalogue.ts';
import { reviewTranslation } from '../../packages/messages/src/compile/review-translation.ts';
import { english } from '../../packages/messages/src/english.ts';
import { languageCodes, PSEUDO_LANGUAGE } from '../../packages/messages/src/languages.ts';
import { fail } from './log.mjs';
import { root } from './root.mjs';

const FOLDER = join(root, 'packages/messages/translations');
const translated = languageCodes.filter((code) => code !== 'en' && code !== PSEUDO_LANGUAGE);

const [wanted, option] = process.argv.slice(2);
if (wanted && !translated.includes(wanted))
  fail(`There is no language ${wanted}. Add it to packages/messages/src/languages.ts first.`);
if (option && option !== '--fill') fail(`Unknown option ${option}. There is only --fill.`);

/** Adds the English texts of what is missing, and leaves complete files as they are. */
function fill(language, feature) {
  const given = readTranslations(FOLDER, language, feature);
  const missing = Object.entries(english[feature]).filter(([key]) => !(key in given));
  if (missing.length === 0) return;
  const texts = { ...given, ...Object.fromEntries(missing) };
  mkdirSync(join(FOLDER, language), { recursive: true });
  writeFileSync(join(FOLDER, language, `${feature}.json`), `${JSON.stringify(texts, null, 2)}\n`);
}

function report(language) {
  let todo = 0;
  let same = 0;
  for (const feature of Object.keys(english)) {
    if (option === '--fill') fill(language, feature);
    const review = reviewTranslation(FOLDER, language, feature);
    const lines = [
      ...review.missing.map((key) => `${key}: This text is missing.`),
      ...review.problems,
    ];
    for (const line of lines) console.log(`${language}/${feature}.json  ${line}`);
    todo += lines.length;
    same += review.english.length;
  }
  console.log(`${language}: ${todo} to do, ${same} the same as in English`);
  return todo;
}

const todo = (wanted ? [wanted] : translated).map(report);
process.exitCode = todo.some((count) => count > 0) ? 1 : 0;
