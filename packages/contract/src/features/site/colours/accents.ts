/** The part of the colour tokens that a site can choose. The others are the same on every site. */
export interface AccentColours {
  readonly accent: string;
  readonly 'accent-bright': string;
  readonly 'accent-soft': string;
  readonly 'accent-hover': string;
  readonly 'on-accent': string;
  readonly focus: string;
}

export interface Accent {
  readonly light: AccentColours;
  readonly dark: AccentColours;
}

/**
 * The accent colours that a site can choose from. `accents.test.ts` checks their contrast in both
 * themes. The first is the default and equals the tokens of `packages/ui`.
 */
export const accents = {
  evergreen: {
    light: {
      accent: '#0f4c45',
      'accent-bright': '#1f8a7a',
      'accent-soft': '#e4eeea',
      'accent-hover': '#0a3832',
      'on-accent': '#fbfaf6',
      focus: '#0f4c45',
    },
    dark: {
      accent: '#7cccbc',
      'accent-bright': '#4db09e',
      'accent-soft': '#17302b',
      'accent-hover': '#a1ddd0',
      'on-accent': '#08211d',
      focus: '#a1ddd0',
    },
  },
  cobalt: {
    light: {
      accent: '#183d86',
      'accent-bright': '#4170cb',
      'accent-soft': '#e5edfc',
      'accent-hover': '#0e2c67',
      'on-accent': '#fbfaf6',
      focus: '#183d86',
    },
    dark: {
      accent: '#9ebef8',
      'accent-bright': '#7398dc',
      'accent-soft': '#1f2a3e',
      'accent-hover': '#bfd5fd',
      'on-accent': '#0e1624',
      focus: '#bfd5fd',
    },
  },
  plum: {
    light: {
      accent: '#5b2b66',
      'accent-bright': '#9558a3',
      'accent-soft': '#f4e8f6',
      'accent-hover': '#441d4d',
      'on-accent': '#fbfaf6',
      focus: '#5b2b66',
    },
    dark: {
      accent: '#d8abe2',
      'accent-bright': '#b681c2',
      'accent-soft': '#332436',
      'accent-hover': '#e6c8ed',
      'on-accent': '#1c111e',
      focus: '#e6c8ed',
    },
  },
  copper: {
    light: {
      accent: '#683110',
      'accent-bright': '#a85e36',
      'accent-soft': '#fae9e0',
      'accent-hover': '#4e2207',
      'on-accent': '#fbfaf6',
      focus: '#683110',
    },
    dark: {
      accent: '#eeac8b',
      'accent-bright': '#cf825a',
      'accent-soft': '#3a2418',
      'accent-hover': '#f6c9b3',
      'on-accent': '#21120a',
      focus: '#f6c9b3',
    },
  },
  graphite: {
    light: {
      accent: '#3e4349',
      'accent-bright': '#6e757d',
      'accent-soft': '#e7eef5',
      'accent-hover': '#2d3135',
      'on-accent': '#fbfaf6',
      focus: '#3e4349',
    },
    dark: {
      accent: '#b8bec5',
      'accent-bright': '#9299a1',
      'accent-soft': '#262b30',
      'accent-hover': '#ced5dc',
      'on-accent': '#12171b',
      focus: '#ced5dc',
    },
  },
} as const satisfies Record<string, Accent>;

export type AccentName = keyof typeof accents;

export const accentNames = Object.keys(accents) as [AccentName, ...AccentName[]];

export const DEFAULT_ACCENT: AccentName = 'evergreen';
