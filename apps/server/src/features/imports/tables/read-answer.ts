export const isNo = (value: string): boolean => /^(?:false|f|no|n|off|0)$/i.test(value);
/** Consent must be clear: everything else means no. */
export const isYes = (value: string): boolean => /^(?:true|t|yes|y|on|1|subscribed)$/i.test(value);
