export interface ShadowSettings {
  readonly x: number;
  readonly y: number;
  readonly blur: number;
  readonly spread: number;
  readonly opacity: number;
  readonly color: string;
  readonly inset: boolean;
}

function withOpacity(hex: string, percent: number): string {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return `rgb(${red} ${green} ${blue} / ${percent}%)`;
}

export function shadowValue({ x, y, blur, spread, opacity, color, inset }: ShadowSettings): string {
  return `${inset ? 'inset ' : ''}${x}px ${y}px ${blur}px ${spread}px ${withOpacity(color, opacity)}`;
}

export interface GradientSettings {
  readonly kind: 'Linear' | 'Radial' | 'Conic';
  readonly angle: number;
  readonly colors: readonly string[];
}

export function gradientValue({ kind, angle, colors }: GradientSettings): string {
  const stops = colors
    .map((color, index) => `${color} ${Math.round((index / Math.max(1, colors.length - 1)) * 100)}%`)
    .join(', ');
  if (kind === 'Radial') return `radial-gradient(circle, ${stops})`;
  return kind === 'Conic'
    ? `conic-gradient(from ${angle}deg, ${stops})`
    : `linear-gradient(${angle}deg, ${stops})`;
}

/** Four corners, written as short as CSS allows. */
export function radiusValue(corners: readonly [number, number, number, number]): string {
  const [topLeft, topRight, bottomRight, bottomLeft] = corners;
  if (new Set(corners).size === 1) return `${topLeft}px`;
  if (topLeft === bottomRight && topRight === bottomLeft) return `${topLeft}px ${topRight}px`;
  return corners.map((corner) => `${corner}px`).join(' ');
}
