export const TAGLINE =
  'Empowering communities through innovative policies and technology solutions.';
