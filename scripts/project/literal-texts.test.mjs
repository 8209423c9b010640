import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { root } from '../lib/root.mjs';

const FOLDERS = ['apps/studio/src', 'apps/web/app', 'packages/ui/src'];

/** Messages of the API that are not translated, and why. */
const UNTRANSLATED = {
  'apps/server/src/features/content/locales/parse-locale.ts': 'Strapi’s error for a wrong locale',
  'apps/server/src/features/content/query/': 'Strapi’s query syntax, read by developers',
  'apps/server/src/features/content/validate/': 'Strapi’s validation errors, read by its clients',
  'apps/server/src/features/content/write/get-file-target.ts':
    'a parameter of Strapi’s upload call',
  'apps/server/src/features/content/write/write-request.ts': 'the envelope of Strapi’s requests',
  'apps/server/src/features/media/upload/file-info.ts': 'a parameter of Strapi’s upload call',
  'apps/server/src/features/media/upload/upload-files.ts': 'a field of Strapi’s upload call',
};

/** Names that are the same in every language. */
const NAMES = new Set(['Facebook', 'Twitter', 'Instagram', 'LinkedIn', 'JSON Feed', 'RSS']);

/** Attributes and properties that people read or hear. */
const TEXT_NAMES = new Set([
  'alt',
  'altText',
  'aria-description',
  'aria-label',
  'aria-roledescription',
  'ariaLabel',
  'children',
  'description',
  'help',
  'keyPointsTitle',
  'label',
  'lead',
  'message',
  'placeholder',
  'text',
  'title',
]);

/** Texts in the markup of a file that should be messages. */
function findTexts(path, code) {
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(path, code, ts.ScriptTarget.Latest, true, kind);
  const found = [];
  const add = (text) => {
    const trimmed = text.replace(/\s+/g, ' ').trim();
    if (/\p{L}{2}/u.test(trimmed) && !NAMES.has(trimmed)) found.push(trimmed);
  };
  const visit = (node) => {
    if (ts.isJsxText(node)) add(node.text);
    else if (ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent)) {
      for (const text of shownBy(node.expression)) add(text);
    } else if (ts.isJsxAttribute(node) && TEXT_NAMES.has(node.name.getText())) {
      for (const text of shownBy(node.initializer)) add(text);
    } else if (ts.isPropertyAssignment(node) && TEXT_NAMES.has(node.name.getText())) {
      for (const text of shownBy(node.initializer).filter(isSentence)) add(text);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** The literals that an expression may show. Keys of messages are parameters, so they are left out. */
function shownBy(node) {
  if (!node) return [];
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isTemplateExpression(node)) {
    return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)];
  }
  if (ts.isConditionalExpression(node))
    return [...shownBy(node.whenTrue), ...shownBy(node.whenFalse)];
  if (ts.isBinaryExpression(node)) {
    const isShown = /^(\?\?|\|\||\+)$/.test(node.operatorToken.getText());
    return [
      ...(isShown ? shownBy(node.left) : []),
      ...(isComparison(node) ? [] : shownBy(node.right)),
    ];
  }
  if (ts.isParenthesizedExpression(node) || ts.isJsxExpression(node))
    return shownBy(node.expression);
  return [];
}

const isComparison = (node) => /^[!=<>]/.test(node.operatorToken.getText());

/** A property may also hold an identifier; texts have a capital or a space. */
const isSentence = (text) => /^\p{Lu}\p{Ll}|\S \S/u.test(text.trim());

function sourceFiles(folder) {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((item) => item.isFile() && /(?<!\.test)\.tsx?$/.test(item.name))
    .map((item) => relative(root, join(item.parentPath, item.name)))
    .filter((path) => !path.includes('/testing/'));
}

const textsIn = (path, find = findTexts) =>
  find(path, readFileSync(join(root, path), 'utf8')).map((text) => `${path}: ${text}`);

/** Functions that create an error of the API. The message is never their first parameter. */
const CREATE_ERRORS = new Set(['AppError', 'invalidField', 'invalid']);

/** Literal messages of errors in a file of the server. */
function findErrorTexts(path, code) {
  const source = ts.createSourceFile(path, code, ts.ScriptTarget.Latest, true);
  const found = [];
  const visit = (node) => {
    const isError =
      (ts.isNewExpression(node) || ts.isCallExpression(node)) &&
      CREATE_ERRORS.has(node.expression.getText());
    if (isError) {
      const [first, ...others] = node.arguments ?? [];
      const messages = node.arguments?.length === 1 ? [first] : others;
      found.push(...messages.flatMap(shownBy).filter(isSentence));
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** Literal messages of rules: a parameter of a method of a schema, or its option `error`. */
function findRuleTexts(path, code) {
  const source = ts.createSourceFile(path, code, ts.ScriptTarget.Latest, true);
  const found = [];
  const visit = (node) => {
    if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression))
      found.push(...node.arguments.flatMap(shownBy).filter(isSentence));
    if (ts.isPropertyAssignment(node) && /^(error|message)$/.test(node.name.getText()))
      found.push(...shownBy(node.initializer).filter(isSentence));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

describe('texts of pages and components', () => {
  it('are messages, not literals', () => {
    expect(FOLDERS.flatMap(sourceFiles).flatMap((path) => textsIn(path))).toEqual([]);
  });

  it('are found wherever they are written', () => {
    const code = `
      export const toast = { title: 'Link copied', icon: 'check' };
      export const Page = () => (
        <main aria-label="Main part" className="px-2">
          Read more <b>{isRead ? 'Read' : \`Page \${number}\`}</b>
          {t('key')} {t('key', { name: 'x' })} {state === 'open' ? t('open') : null} · 3
          <a href="/about" title={name || 'About'}>{t(isOpen ? 'close' : 'open')}</a>
        </main>
      );`;
    expect(findTexts('page.tsx', code)).toEqual([
      'Link copied',
      'Main part',
      'Read more',
      'Read',
      'Page',
      'About',
    ]);
  });
});

describe('errors of the API', () => {
  const exceptions = Object.keys(UNTRANSLATED);
  const files = sourceFiles('apps/server/src');

  it('are messages, not literals', () => {
    const translated = files.filter(
      (path) => !exceptions.some((exception) => path.startsWith(exception)),
    );
    expect(translated.flatMap((path) => textsIn(path, findErrorTexts))).toEqual([]);
  });

  it.each(exceptions)('need the exception of %s', (exception) => {
    const excepted = files.filter((path) => path.startsWith(exception));
    const literals = excepted.flatMap((path) => textsIn(path, findErrorTexts));
    expect(literals).not.toEqual([]);
  });

  it('are found wherever they are written', () => {
    const code = `
      throw new AppError('conflict', 'Try again');
      throw new AppError('conflict', isOpen ? \`\${count} are open\` : messageReference('a', 'b'));
      throw invalid('Not a picture');
      throw invalidField(['name'], 'Too long');
      throw new AppError('not_found', messageReference('errors', 'notFound'));`;
    expect(findErrorTexts('file.ts', code)).toEqual([
      'Try again',
      ' are open',
      'Not a picture',
      'Too long',
    ]);
  });
});

describe('rules of the contract', () => {
  it('have messages, not literals', () => {
    const paths = sourceFiles('packages/contract/src/features');
    expect(paths.flatMap((path) => textsIn(path, findRuleTexts))).toEqual([]);
  });

  it('are found wherever they are written', () => {
    const code = `
      const name = z.string('Name is required').max(3, { error: 'Name is too long' });
      const mail = z.email(messageReference('accounts', 'rule.emailInvalid'));
      const call = defineCall({ summary: 'Not shown to people' });`;
    expect(findRuleTexts('file.ts', code)).toEqual(['Name is required', 'Name is too long']);
  });
});
