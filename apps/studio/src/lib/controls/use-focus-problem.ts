import { type RefObject, useEffect } from 'react';

/** After a refusal, focuses the first field with a problem. */
export function useFocusProblem(form: RefObject<HTMLFormElement | null>, refusal: unknown): void {
  useEffect(() => {
    if (refusal) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [form, refusal]);
}
