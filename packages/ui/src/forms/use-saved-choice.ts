import { useRef, useState } from 'react';

/**
 * A choice that is saved at once. React sets a controlled control back after each event unless its value has changed
 * by then, so the choice is kept here until it is saved. While one is being saved, the last of the next choices waits.
 *
 * `save` updates `saved` and reports failures itself: when it is done, `saved` counts again.
 */
export function useSavedChoice<T>(
  saved: T,
  save: (choice: T) => Promise<void>,
): [shown: T, choose: (choice: T) => void] {
  const [chosen, setChosen] = useState<{ choice: T }>();
  const waiting = useRef<{ choice: T }>(undefined);
  const isSaving = useRef(false);

  const saveAll = async () => {
    isSaving.current = true;
    try {
      while (waiting.current) {
        const { choice } = waiting.current;
        waiting.current = undefined;
        await save(choice);
      }
    } finally {
      isSaving.current = false;
      setChosen(undefined);
    }
  };
  const choose = (choice: T) => {
    waiting.current = { choice };
    setChosen({ choice });
    if (!isSaving.current) void saveAll();
  };
  return [chosen ? chosen.choice : saved, choose];
}
