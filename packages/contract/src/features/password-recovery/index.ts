export { forgotPassword, forgotPasswordSchema } from './forgot-password.ts';
export {
  type PasswordReset,
  resetPassword,
  resetPasswordSchema,
} from './reset-password.ts';
