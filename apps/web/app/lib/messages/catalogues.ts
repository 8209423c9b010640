import { type CompiledArea, type Language, Messages } from '@rostra/messages';

interface Catalogue {
  readonly compiled: CompiledArea;
  readonly messages: Messages;
}

/** Filled before the first render of a language, and constant from then on: the browser has one, the server those it offers. */
const catalogues = new Map<Language, Catalogue>();

export function addCatalogue(language: Language, area: CompiledArea): void {
  const { compiled } = open(language);
  Object.assign(compiled, area);
}

/** The messages that staff have changed are the same object until they change again. */
const changed = new WeakMap<CompiledArea, Messages>();

export function messagesOf(language: Language, overrides?: CompiledArea): Messages {
  const { compiled, messages } = open(language);
  if (!overrides) return messages;
  const known = changed.get(overrides);
  if (known) return known;
  const own = new Messages(
    language,
    (feature, key) => overrides[feature]?.[key] ?? compiled[feature]?.[key],
  );
  changed.set(overrides, own);
  return own;
}

function open(language: Language): Catalogue {
  const known = catalogues.get(language);
  if (known) return known;
  const compiled: CompiledArea = {};
  const messages = new Messages(language, (feature, key) => compiled[feature]?.[key]);
  const catalogue = { compiled, messages };
  catalogues.set(language, catalogue);
  return catalogue;
}
