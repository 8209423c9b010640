export { forgotPassword, forgotPasswordSchema } from './forgot-password.ts';
export {
  INCORRECT_CODE,
  type PasswordReset,
  resetPassword,
  resetPasswordSchema,
} from './reset-password.ts';
