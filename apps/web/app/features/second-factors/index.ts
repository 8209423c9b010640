export { SecondFactorStep } from './login/second-factor-step.tsx';
