/** A paragraph of emails that report a login or a change of an account. */
export const IF_THIS_WAS_YOU = 'If this was you, you can ignore this email.';
