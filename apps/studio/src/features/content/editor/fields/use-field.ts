import type { StudioCollection, StudioEntry } from '@rostra/contract';
import { createContext, use, useSyncExternalStore } from 'react';
import { type TextAttributes, textAttributes } from '../../../../lib/text-attributes.ts';
import type { Saver } from '../saving/create-saver.ts';
import type { SaveState } from '../saving/save-machine.ts';

interface EditorValue {
  saver: Saver;
  collection: StudioCollection;
  /** As the server described it last. The saver has the newest text. */
  entry: StudioEntry;
  /** Asks the server for the entry, and takes over its text if it is newer. */
  refresh: () => Promise<void>;
  /** Hands the last letters of the visual editor to the saver. */
  flushBody: () => void;
  /** The person may read but not change the entry. */
  isReadOnly: boolean;
}

const EditorContext = createContext<EditorValue | undefined>(undefined);
export const EditorProvider = EditorContext;

export function useEditor(): EditorValue {
  const value = use(EditorContext);
  if (!value) throw new Error('EditorProvider is missing');
  return value;
}

export function useSaveState(): SaveState {
  const { saver } = useEditor();
  return useSyncExternalStore(saver.subscribe, saver.getState);
}

export function useFieldValue(name: string): unknown {
  const { saver } = useEditor();
  return useSyncExternalStore(saver.subscribe, () => saver.getState().current[name]);
}

/** Why the server refuses the value of a field, if it does. */
export function useFieldProblem(name: string): string | undefined {
  const { problem } = useSaveState();
  return problem?.kind === 'refused' ? problem.fields?.[name] : undefined;
}

/** The language and direction of the entry's text. */
export const useEntryLanguage = (): TextAttributes => textAttributes(useEditor().entry.locale);

/** A field with text. Empty is null, as the server stores it. */
export function useTextField(name: string) {
  const { saver, isReadOnly } = useEditor();
  const value = useFieldValue(name);
  return {
    value: typeof value === 'string' ? value : '',
    readOnly: isReadOnly,
    onChange: (event: { target: { value: string } }) =>
      saver.change({ [name]: event.target.value || null }),
  };
}
