import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { root } from '../lib/root.mjs';

const FOLDERS = ['apps/web/app', 'packages/ui/src'];

/** Folders whose texts are not in catalogues yet. Only ever remove entries. */
const NOT_CONVERTED = [
  'apps/web/app/features/second-factors/',
  'apps/web/app/features/sessions/proof/',
];

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
const isSentence = (text) => /^\p{Lu}|\S \S/u.test(text.trim());

function sourceFiles(folder) {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((item) => item.isFile() && /(?<!\.test)\.tsx?$/.test(item.name))
    .map((item) => relative(root, join(item.parentPath, item.name)))
    .filter((path) => !path.includes('/testing/'));
}

const isNotConverted = (path) => NOT_CONVERTED.some((folder) => path.startsWith(folder));

const textsIn = (path) =>
  findTexts(path, readFileSync(join(root, path), 'utf8')).map((text) => `${path}: ${text}`);

describe('texts of pages and components', () => {
  it('are messages, not literals', () => {
    const paths = FOLDERS.flatMap(sourceFiles).filter((path) => !isNotConverted(path));
    expect(paths.flatMap(textsIn)).toEqual([]);
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
