import type { Paint, Tone } from '../../../catalog/agent-desk/parts.ts';

/** The colours of the light theme as documents need them: in sRGB, and mixed with white paper where they are translucent. */
export const printColours = {
  ink: '#131825',
  muted: '#474d5c',
  faint: '#636977',
  line: '#d5d8e0',
  hairline: '#e6e8ee',
  surface: '#f3f4f8',
  paper: '#ffffff',
  accent: '#653bd6',
  good: '#007847',
  bad: '#be222a',
  warn: '#955e00',
  warnSurface: '#fdf6e9',
  warnLine: '#ecd9b4',
} as const;

const series = ['#6d46e0', '#0091a4', '#c5770f', '#c32e85', '#0e8e59', '#006dc3'] as const;

/** The colour of the series at this place. After all six they come again, each time lighter. */
export function seriesColour(index: number): string {
  const colour = series[index % series.length] ?? series[0];
  return lighter(colour, Math.min(0.75, Math.floor(index / series.length) * 0.35));
}

function lighter(colour: string, share: number): string {
  const channels = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  return `#${channels
    .map((channel) =>
      Math.round(channel + (255 - channel) * share)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

/** `#rrggbb` of what a drawing names; nothing where it names nothing, ink where it names no colour. */
export function paintColour(paint: Paint | undefined): string | undefined {
  if (paint === undefined) return undefined;
  if (paint.startsWith('#')) return hexColour(paint) ?? printColours.ink;
  return printColours[paint as keyof typeof printColours] ?? printColours.ink;
}

/** A colour as `#rrggbb`; `#rgb` is spelt out. */
export function hexColour(text: string): string | undefined {
  if (/^#[\da-f]{6}$/i.test(text)) return text.toLowerCase();
  if (/^#[\da-f]{3}$/i.test(text)) return `#${text.slice(1).replace(/./g, '$&$&')}`.toLowerCase();
  return undefined;
}

export function toneColour(tone: Tone = 'plain'): string {
  return tone === 'plain' ? printColours.ink : printColours[tone];
}
