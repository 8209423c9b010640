import { type CompiledArea, type Language, Messages } from '@rostra/messages';

interface Catalogue {
  readonly compiled: CompiledArea;
  readonly messages: Messages;
}

/** Filled before the first render: with every language on the server, with the page's language in the browser. */
const catalogues = new Map<Language, Catalogue>();

export function addCatalogue(language: Language, area: CompiledArea): void {
  const { compiled } = open(language);
  Object.assign(compiled, area);
}

export const messagesOf = (language: Language): Messages => open(language).messages;

function open(language: Language): Catalogue {
  const known = catalogues.get(language);
  if (known) return known;
  const compiled: CompiledArea = {};
  const messages = new Messages(language, (feature, key) => compiled[feature]?.[key]);
  const catalogue = { compiled, messages };
  catalogues.set(language, catalogue);
  return catalogue;
}
