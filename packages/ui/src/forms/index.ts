export { CheckboxField, type CheckboxFieldProps } from './checkbox-field.tsx';
export { ErrorSummary, type ErrorSummaryItem, type ErrorSummaryProps } from './error-summary.tsx';
export { PasswordField, type PasswordFieldProps } from './password-field.tsx';
export { SelectField, type SelectFieldProps } from './select-field.tsx';
export { TextField, type TextFieldProps } from './text-field.tsx';
export { TextareaField, type TextareaFieldProps } from './textarea-field.tsx';
export { useSavedChoice } from './use-saved-choice.ts';
