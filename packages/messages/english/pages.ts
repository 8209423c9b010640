export default {
  loading: 'Loading the text',
  failed: 'The text could not be loaded',
  failedText: 'Please check your connection and try again.',
  tryAgain: 'Try again',
  forMembers: 'This page is for members',
  notIncluded: 'Your account does not include this page',
  account: 'It opens for everybody with an account.',
  paidPlan: 'It opens with every paid plan.',
  plan: 'It opens with {plan} and the larger plans.',
  seePlans: 'See the plans',
  haveAccount: 'Already a member? <login>Log in</login>',
} as const;
