import { isRestrictedName } from '../../restrictions/restricted-names.ts';
import type { RestrictedPart } from '../../restrictions/restricted-part.ts';

interface BlockMark {
  readonly name: string;
  readonly attributes: string;
  readonly isEnd: boolean;
  readonly isEmpty: boolean;
  readonly from: number;
  readonly to: number;
}

const MARK = /^\s*(\/?)wp:([a-z][\w/-]*)\s*(\{[\s\S]*\})?\s*(\/?)$/;
/** Everything after it is for subscribers. */
const PAYWALL = 'jetpack/paywall';
/** Contains a part for subscribers and one for visitors. */
const CONTAINER = 'premium-content/container';

/** The blocks that plugins show to some readers only. A block without an end goes on to the end of the text. */
export function findRestrictedBlocks(content: string): RestrictedPart[] {
  const parts: RestrictedPart[] = [];
  let open: { name: string; from: number; depth: number } | undefined;
  for (const mark of marksIn(content)) {
    const { name, from, to } = mark;
    if (open) {
      if (name !== open.name || mark.isEmpty) continue;
      open.depth += mark.isEnd ? -1 : 1;
      if (open.depth > 0) continue;
      parts.push({ name, from: open.from, to });
      open = undefined;
    } else if (name === PAYWALL && !mark.isEnd) {
      return [...parts, { name, from, to: content.length }];
    } else if (!mark.isEnd && isRestricted(mark)) {
      if (mark.isEmpty) parts.push({ name, from, to });
      else open = { name, from, depth: 1 };
    }
  }
  return open ? [...parts, { name: open.name, from: open.from, to: content.length }] : parts;
}

function* marksIn(content: string): Iterable<BlockMark> {
  for (const { 0: start, index: from } of content.matchAll(/<!--\s{0,20}\/?wp:/g)) {
    const end = content.indexOf('-->', from + start.length);
    if (end === -1) return;
    const match = MARK.exec(content.slice(from + '<!--'.length, end));
    if (!match) continue;
    const [, slash, name = '', attributes = '', emptySlash] = match;
    const [isEnd, isEmpty] = [slash === '/', emptySlash === '/'];
    yield { name, attributes, isEnd, isEmpty, from, to: end + '-->'.length };
  }
}

function isRestricted({ name, attributes }: BlockMark): boolean {
  const values = attributes === '' ? {} : parse(attributes);
  // Cannot be read, so it cannot be said who saw the block.
  if (values === undefined) return true;
  if (name === CONTAINER) return false;
  if (isRestrictedName(name)) return String(values.invert_restrictions) !== '1';
  return hasCondition(values);
}

type Values = Readonly<Record<string, unknown>>;

function parse(attributes: string): Values | undefined {
  try {
    return JSON.parse(attributes) as Values;
  } catch {
    return undefined;
  }
}

const isObject = (value: unknown): value is Values => typeof value === 'object' && value !== null;
const at = (value: unknown, key: string): unknown => (isObject(value) ? value[key] : undefined);

/** Controls that depend on the device, not on the reader. */
const DEVICE = new Set(['screenSize', 'browserDevice', 'viewport']);

/** Plugins add conditions to any block. */
function hasCondition(values: Values): boolean {
  const { blockVisibility, metadata, contentControls, editorskit, otterConditions } = values;
  const sets = at(blockVisibility, 'controlSets');
  return (
    at(metadata, 'blockVisibility') === false ||
    at(blockVisibility, 'hideBlock') === true ||
    (Array.isArray(sets) && sets.some(controlsReaders)) ||
    at(contentControls, 'enabled') === true ||
    at(editorskit, 'loggedout') === false ||
    (Array.isArray(otterConditions) && otterConditions.length > 0) ||
    at(values.displayCondition, 'enabled') === true ||
    values.um_is_restrict === true ||
    values.llms_visibility === 'enrolled' ||
    values.llms_visibility === 'logged_in'
  );
}

const controlsReaders = (set: unknown): boolean => {
  const controls = at(set, 'controls') ?? set;
  return isObject(controls) && Object.keys(controls).some((key) => !DEVICE.has(key));
};
