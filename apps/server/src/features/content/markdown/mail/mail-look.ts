/** Those of the site's colours that a mail has. */
export type MailColours = Readonly<
  Record<
    | 'paper'
    | 'paper-raised'
    | 'ink'
    | 'ink-muted'
    | 'line'
    | 'accent'
    | 'accent-soft'
    | 'on-accent',
    string
  >
>;

export interface MailLook {
  readonly direction: 'ltr' | 'rtl';
  /** Repeated on each element, because not every mail program supports style sheets. */
  readonly light: MailColours;
  /** In the style sheet of the mail. */
  readonly dark: MailColours;
}

/** What the dark theme changes. Important, because the light colours are on the elements themselves. */
const DARK: Readonly<Record<string, (colours: MailColours) => Record<string, string>>> = {
  paper: (c) => ({ 'background-color': c.paper, color: c.ink }),
  card: (c) => ({
    'background-color': c['paper-raised'],
    color: c.ink,
    'border-color': c.line,
  }),
  ink: (c) => ({ color: c.ink }),
  muted: (c) => ({ color: c['ink-muted'] }),
  line: (c) => ({ 'border-color': c.line }),
  accent: (c) => ({ color: c.accent }),
  button: (c) => ({ 'background-color': c.accent, color: c['on-accent'] }),
  panel: (c) => ({ 'background-color': c['accent-soft'], 'border-color': c.accent }),
  code: (c) => ({ 'background-color': c.paper, color: c.ink }),
};

/** The style sheet of a mail. Programs that ignore it show the light theme. */
export function darkTheme({ dark }: MailLook): string {
  const rules = Object.entries(DARK).map(([name, style]) => {
    const declarations = Object.entries(style(dark)).map(
      ([property, value]) => `${property}:${value} !important`,
    );
    return `.${name}{${declarations.join(';')}}`;
  });
  return `@media (prefers-color-scheme:dark){${rules.join('')}}`;
}

export const startOf = ({ direction }: MailLook): 'left' | 'right' =>
  direction === 'rtl' ? 'right' : 'left';

export const endOf = ({ direction }: MailLook): 'left' | 'right' =>
  direction === 'rtl' ? 'left' : 'right';

/** Without files, because mail programs load none. The last ones have Arabic letters. */
export const SANS = "'Segoe UI',-apple-system,Roboto,Helvetica,Arial,sans-serif";
export const SERIF = "Georgia,'Times New Roman','Noto Naskh Arabic',serif";
export const MONO = "Menlo,Consolas,'Courier New',monospace";

/** Of the text, in pixels, in a program with a wide window. */
export const TEXT_WIDTH = 536;

export const buttonStyle = ({ light }: MailLook) => ({
  ...{ padding: '13px 22px', borderRadius: 4, fontSize: 16, fontWeight: 600 },
  ...{ backgroundColor: light.accent, color: light['on-accent'] },
});

export const linkStyle = ({ light }: MailLook) => ({
  ...{ color: light.accent, textDecoration: 'underline' },
  // The component of the library removes the line with it, and few programs know it.
  textDecorationLine: undefined,
});

/** Comments by which React would find its elements again. Those for Outlook stay. */
export const withoutMarkers = (html: string): string =>
  html.replace(/<!--(?: |\/?\$|html|head|body)-->/g, '');
