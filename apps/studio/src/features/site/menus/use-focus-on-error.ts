import { useEffect, useRef } from 'react';

/** Focuses the first field with a problem when the server has refused a list of entries. */
export function useFocusOnError(error: string | undefined) {
  const fields = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    if (error) fields.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [error]);
  return fields;
}
