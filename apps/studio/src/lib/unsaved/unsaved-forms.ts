import {
  createContext,
  use,
  useCallback,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';

type Report = (form: string, isUnsaved: boolean) => void;

const ReportContext = createContext<Report>(() => {});

/** Around forms whose unsaved input must not get lost unnoticed. */
export const UnsavedFormsProvider = ReportContext;

export interface UnsavedForms {
  readonly hasUnsaved: boolean;
  /** The same, known before anything renders again. */
  readonly hasUnsavedNow: () => boolean;
  readonly report: Report;
}

/** Which of the forms inside the provider have unsaved input. */
export function useUnsavedForms(): UnsavedForms {
  const forms = useRef(new Set<string>());
  const [hasUnsaved, setHasUnsaved] = useState(false);
  const report = useCallback<Report>((form, isUnsaved) => {
    if (isUnsaved) forms.current.add(form);
    else forms.current.delete(form);
    setHasUnsaved(forms.current.size > 0);
  }, []);
  const hasUnsavedNow = useCallback(() => forms.current.size > 0, []);
  return useMemo(
    () => ({ hasUnsaved, hasUnsavedNow, report }),
    [hasUnsaved, hasUnsavedNow, report],
  );
}

/** Reports whether a form has unsaved input. The result says at once that it has been saved. */
export function useUnsaved(isUnsaved: boolean): () => void {
  const report = use(ReportContext);
  const form = useId();
  useEffect(() => report(form, isUnsaved));
  useEffect(() => () => report(form, false), [report, form]);
  return () => report(form, false);
}
