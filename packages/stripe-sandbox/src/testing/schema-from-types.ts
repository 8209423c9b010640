import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { ROOTS } from './sdk-roots.ts';

export type JsonSchema = boolean | { [key: string]: unknown };

const COVERED = new Set<string>([...Object.keys(ROOTS), 'plan', 'list']);

export interface Generated {
  $defs: Record<string, JsonSchema>;
  roots: Record<string, JsonSchema>;
}

/** Converts the installed SDK's type declarations to JSON Schema. */
export function generateSchemas(): Generated {
  const { checker, members } = loadRoots();
  const writer = makeWriter(checker);
  const roots: Record<string, JsonSchema> = {};
  for (const member of members)
    roots[member.name] = writer.schemaOf(checker.getTypeOfSymbol(member));
  return { $defs: writer.$defs, roots };
}

function loadRoots() {
  const here = dirname(fileURLToPath(import.meta.url));
  const path = `${here}/sdk-roots.virtual.ts`;
  const source = `import type Stripe from 'stripe';
    export interface Roots { ${Object.entries(ROOTS)
      .map(([name, type]) => `'${name}': ${type};`)
      .join(' ')} }`;
  const options: ts.CompilerOptions = {
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    strict: true,
    target: ts.ScriptTarget.ES2023,
    lib: ['lib.es5.d.ts'],
    types: [],
    skipLibCheck: true,
  };
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists } = host;
  host.fileExists = (file) => file === path || fileExists.call(host, file);
  host.getSourceFile = (file, ...rest) =>
    file === path
      ? ts.createSourceFile(path, source, ts.ScriptTarget.ES2023)
      : getSourceFile.call(host, file, ...rest);
  const program = ts.createProgram([path], options, host);
  const checker = program.getTypeChecker();
  const file = program.getSourceFile(path);
  const roots = file?.statements.find(ts.isInterfaceDeclaration);
  if (roots === undefined) throw new Error('Cannot read the types of the SDK.');
  return { checker, members: checker.getTypeAtLocation(roots).getProperties() };
}

function makeWriter(checker: ts.TypeChecker) {
  const $defs: Record<string, JsonSchema> = {};
  const names = new Map<ts.Type, string>();

  function schemaOf(type: ts.Type): JsonSchema {
    if (type.aliasSymbol?.name === 'Decimal')
      return { type: 'string', pattern: '^-?\\d+(\\.\\d+)?$' };
    if (type.isUnion()) return unionOf(type.types);
    if (type.isStringLiteral() || type.isNumberLiteral()) return { const: type.value };
    const { flags } = type;
    if (flags & ts.TypeFlags.BooleanLiteral)
      return { const: checker.typeToString(type) === 'true' };
    if (flags & ts.TypeFlags.Null) return { type: 'null' };
    if (flags & ts.TypeFlags.StringLike || isOtherString(type)) return { type: 'string' };
    if (flags & ts.TypeFlags.NumberLike) return { type: 'number' };
    if (flags & ts.TypeFlags.BooleanLike) return { type: 'boolean' };
    if (flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Void)) return false;
    if (flags & (ts.TypeFlags.Unknown | ts.TypeFlags.Any)) return true;
    if (checker.isArrayType(type)) {
      const [item] = checker.getTypeArguments(type as ts.TypeReference);
      return { type: 'array', items: item === undefined ? true : schemaOf(item) };
    }
    return refTo(type);
  }

  /** Allows known literals only, although the SDK also accepts other strings, and ids only for objects that are never expanded. */
  function unionOf(types: readonly ts.Type[]): JsonSchema {
    const hasLiterals = types.some((type) => type.isStringLiteral());
    const kept = types
      .filter((type) => !(type.flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Void)))
      .filter((type) => !(hasLiterals && isOtherString(type)))
      .filter((type) => isCovered(type));
    const anyOf = kept.map(schemaOf);
    return anyOf.length === 1 ? (anyOf[0] ?? false) : { anyOf };
  }

  function isCovered(type: ts.Type): boolean {
    const tag = type.getProperty('object');
    if (tag === undefined || !(type.flags & ts.TypeFlags.Object)) return true;
    const literal = checker.getTypeOfSymbol(tag);
    return !literal.isStringLiteral() || COVERED.has(literal.value);
  }

  function refTo(type: ts.Type): JsonSchema {
    if (isOpen(type)) return { type: 'object' };
    const known = names.get(type);
    if (known !== undefined) return { $ref: `#/$defs/${known}` };
    const name = `${type.symbol?.name.replace(/\W/g, '') ?? 'Type'}_${names.size}`;
    names.set(type, name);
    $defs[name] = objectOf(type);
    return { $ref: `#/$defs/${name}` };
  }

  function objectOf(type: ts.Type): JsonSchema {
    const properties: Record<string, JsonSchema> = {};
    const required: string[] = [];
    for (const property of type.getProperties()) {
      properties[property.name] = schemaOf(checker.getTypeOfSymbol(property));
      if (!(property.flags & ts.SymbolFlags.Optional)) required.push(property.name);
    }
    const index = type.getStringIndexType();
    return {
      type: 'object',
      properties,
      required,
      additionalProperties: index === undefined ? false : schemaOf(index),
    };
  }

  return { $defs, schemaOf };
}

/** `string & Record<never, never>`: the SDK's way to allow future values. */
function isOtherString(type: ts.Type): boolean {
  return type.isIntersection() && type.types.some((part) => part.flags & ts.TypeFlags.String);
}

/** An event's object and previous attributes, which the types leave empty. */
function isOpen(type: ts.Type): boolean {
  return ['Object', 'PreviousAttributes'].includes(type.symbol?.name ?? '');
}
