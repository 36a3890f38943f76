import { limits } from '../../kernel/limits.ts';
import type { Character, ThemeSpec } from '../spec/app-spec.ts';
import { artColorsOf } from './art-colors.ts';
import {
  contrast,
  inkOn,
  luminance,
  mix,
  parseHex,
  type Rgb,
  readableOn,
  toHex,
  white,
} from './color-math.ts';

interface Look {
  readonly sans: string;
  readonly heading: string;
  readonly control: string;
  readonly card: string;
  readonly shadow: string;
}

const system = 'system-ui, "Segoe UI", Roboto, Helvetica, Arial, sans-serif';
const serif = '"Iowan Old Style", "Palatino Linotype", Palatino, Georgia, serif';
const round = 'ui-rounded, "SF Pro Rounded", "Nunito", "Trebuchet MS", system-ui, sans-serif';
const mono = 'ui-monospace, "SF Mono", "Cascadia Mono", Menlo, Consolas, monospace';

const looks: Readonly<Record<Character, Look>> = {
  studio: {
    sans: system,
    heading: system,
    control: '0.5rem',
    card: '0.875rem',
    shadow: '0 1px 3px rgb(0 0 0 / 0.08)',
  },
  ledger: { sans: system, heading: system, control: '0.25rem', card: '0.375rem', shadow: 'none' },
  market: {
    sans: system,
    heading: system,
    control: '999px',
    card: '1rem',
    shadow: '0 6px 20px rgb(0 0 0 / 0.09)',
  },
  magazine: { sans: serif, heading: serif, control: '0', card: '0', shadow: 'none' },
  playful: {
    sans: round,
    heading: round,
    control: '0.875rem',
    card: '1.5rem',
    shadow: '0 5px 0 rgb(0 0 0 / 0.12)',
  },
  calm: {
    sans: system,
    heading: serif,
    control: '0.625rem',
    card: '1.25rem',
    shadow: '0 2px 12px rgb(0 0 0 / 0.05)',
  },
  terminal: { sans: mono, heading: mono, control: '0.125rem', card: '0.125rem', shadow: 'none' },
  civic: {
    sans: system,
    heading: system,
    control: '0.25rem',
    card: '0.25rem',
    shadow: '0 1px 2px rgb(0 0 0 / 0.12)',
  },
};

export interface Palette {
  readonly ground: string;
  readonly surface: string;
  readonly field: string;
  readonly soft: string;
  readonly ink: string;
  readonly muted: string;
  readonly line: string;
  readonly lineStrong: string;
  readonly primary: string;
  readonly onPrimary: string;
  readonly header: string;
  readonly onHeader: string;
  readonly link: string;
  readonly danger: string;
  readonly onDanger: string;
  readonly dangerInk: string;
  readonly dangerSoft: string;
  readonly good: string;
  readonly goodSoft: string;
}

/** Every colour of an app from those that were asked for. These stay exactly as they are. */
export function paletteOf(theme: ThemeSpec): Palette {
  // A little more than is asked for: written as a hexadecimal number, a colour is rounded.
  const least = limits.engine.contrast + 0.1;
  const ground = parseHex(theme.background);
  const primary = parseHex(theme.component);
  const header = theme.header === undefined ? primary : parseHex(theme.header);
  const dark = luminance(ground) < 0.2;
  const surface = dark ? mix(ground, white, 0.08) : mix(ground, white, 0.72);
  const soft = mix(surface, primary, dark ? 0.22 : 0.12);
  const field = dark ? mix(ground, white, 0.04) : white;
  const grounds = [ground, surface, soft, field];
  const ink = readableOn(mix(inkOn(ground), primary, 0.08), grounds, 7);
  const danger: Rgb = dark ? [240, 110, 110] : [185, 28, 28];
  const good: Rgb = dark ? [110, 220, 150] : [21, 110, 60];
  const dangerSoft = mix(surface, danger, 0.12);
  const goodSoft = mix(surface, good, 0.12);
  const colors = {
    ground,
    surface,
    field,
    soft,
    ink,
    muted: readableOn(mix(ink, ground, 0.35), grounds, least),
    line: mix(surface, ink, 0.14),
    lineStrong: readableOn(mix(surface, ink, 0.4), [field, surface], 3),
    primary,
    onPrimary: onColor(primary),
    header,
    onHeader: onColor(header),
    link: readableOn(primary, grounds, least),
    danger,
    onDanger: inkOn(danger),
    dangerInk: readableOn(danger, [...grounds, dangerSoft], least),
    dangerSoft,
    good: readableOn(good, [...grounds, goodSoft], least),
    goodSoft,
  };
  return Object.fromEntries(
    Object.entries(colors).map(([name, rgb]) => [name, toHex(rgb)]),
  ) as unknown as Palette;
}

function onColor(ground: Rgb): Rgb {
  const ink = inkOn(ground);
  const tinted = mix(ink, ground, 0.06);
  return contrast(tinted, ground) >= limits.engine.contrast ? tinted : ink;
}

/** `src/index.css`: the look of the app in one place. */
export function emitThemeCss(theme: ThemeSpec): string {
  const look = looks[theme.character];
  const colors = Object.entries({ ...paletteOf(theme), ...artColorsOf(theme) })
    .map(
      ([name, hex]) =>
        `  --color-${name.replaceAll(/([A-Z])/g, (letter) => `-${letter.toLowerCase()}`)}: ${hex};`,
    )
    .join('\n');
  return `@import "tailwindcss";

@theme {
${colors}
  --font-sans: ${look.sans};
  --font-heading: ${look.heading};
  --radius-control: ${look.control};
  --radius-card: ${look.card};
  --shadow-card: ${look.shadow};
}

@layer base {
  html {
    background: var(--color-ground);
    color: var(--color-ink);
    font-family: var(--font-sans);
    line-height: 1.5;
  }

  :focus-visible {
    outline: 3px solid var(--color-link);
    outline-offset: 2px;
  }

  .app-progress {
    appearance: none;
    overflow: hidden;
    border: 0;
    border-radius: 999px;
    background: var(--color-soft);
  }

  .app-progress::-webkit-progress-bar {
    background: var(--color-soft);
  }

  .app-progress::-webkit-progress-value {
    background: var(--color-primary);
  }

  .app-progress::-moz-progress-bar {
    background: var(--color-primary);
  }

  @media print {
    header,
    footer,
    nav,
    button {
      display: none !important;
    }
  }

  @media (prefers-reduced-motion: reduce) {
    * {
      animation: none !important;
      transition: none !important;
    }
  }
}
`;
}
