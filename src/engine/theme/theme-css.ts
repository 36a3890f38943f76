import { limits } from '../../kernel/limits.ts';
import type { ThemeSpec } from '../spec/app-spec.ts';
import { artColorsOf } from './art-colors.ts';
import { emitFontFaces, fontStack } from './characters/fonts.ts';
import { heroCss } from './characters/hero-css.ts';
import { characterLooks } from './characters/looks-of-characters.ts';
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
  const dark = isDark(theme);
  const surface = dark ? mix(ground, white, 0.08) : mix(ground, white, 0.72);
  const soft = mix(surface, primary, dark ? 0.22 : 0.12);
  const field = dark ? mix(ground, white, 0.04) : white;
  const grounds = [ground, surface, soft, field];
  const ink = readableOn(mix(inkOn(ground), primary, 0.08), grounds, 7);
  const isPlainBar = theme.header === undefined && characterLooks[theme.character].bar === 'plain';
  const header = theme.header === undefined ? (isPlainBar ? surface : primary) : parseHex(theme.header);
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
    onHeader: isPlainBar ? ink : onColor(header),
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

const isDark = ({ background }: ThemeSpec) => luminance(parseHex(background)) < 0.2;
const night: Rgb = [17, 19, 24];

/** An app on a light ground has dark colours beside its own; one that is dark has no others. */
export function hasDarkColours(theme: ThemeSpec): boolean {
  return !isDark(theme);
}

/** The same app at night: the ground has a touch of its colour, and that colour is lifted until it stands out. */
export function darkThemeOf(theme: ThemeSpec): ThemeSpec {
  const own = parseHex(theme.component);
  const ground = mix(night, own, 0.05);
  const { header: _header, ...rest } = theme;
  return { ...rest, background: toHex(ground), component: toHex(readableOn(own, [ground], 3.2)) };
}

function colorLines(theme: ThemeSpec): string {
  return Object.entries({ ...paletteOf(theme), ...artColorsOf(theme) })
    .map(
      ([name, hex]) =>
        `  --color-${name.replaceAll(/([A-Z])/g, (letter) => `-${letter.toLowerCase()}`)}: ${hex};`,
    )
    .join('\n');
}

function darkBlock(theme: ThemeSpec): string {
  if (!hasDarkColours(theme)) return '';
  return `
:root[data-colours="dark"] {
  color-scheme: dark;
${colorLines(darkThemeOf(theme))}
}
`;
}

/** `src/index.css`: the look of the app in one place. */
export function emitThemeCss(theme: ThemeSpec): string {
  const look = characterLooks[theme.character];
  return `@import "tailwindcss";

${emitFontFaces(look)}

@theme {
${colorLines(theme)}
  --font-sans: ${fontStack(look.text)};
  --font-heading: ${fontStack(look.heading)};
  --radius-control: ${look.corners.control};
  --radius-button: ${look.corners.button};
  --radius-card: ${look.corners.card};
  --radius-badge: ${look.corners.badge};
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

    .app-card,
    .app-item,
    tr {
      box-shadow: none !important;
      break-inside: avoid;
    }
  }

  @media (prefers-reduced-motion: reduce) {
    * {
      animation: none !important;
      transition: none !important;
    }
  }
}
${darkBlock(theme)}
/* How the parts of the app are laid out: ${look.name}. */
@layer look {
${heroCss}

${look.css}
}
`;
}
