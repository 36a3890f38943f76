export interface Color {
  readonly red: number;
  readonly green: number;
  readonly blue: number;
}

/** A colour from `#3366cc`, `#36c`, `rgb(51, 102, 204)` or `hsl(220, 60%, 50%)`. */
export function readColor(text: string): Color | undefined {
  const plain = text.trim().toLowerCase();
  const hex = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/.exec(plain)?.[1];
  if (hex !== undefined) {
    const whole = hex.length === 3 ? [...hex].map((digit) => digit + digit).join('') : hex;
    const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) =>
      Number.parseInt(whole.slice(at, at + 2), 16),
    );
    return { red, green, blue };
  }
  const numbers = /^(rgb|hsl)a?\(\s*([\d.]+)(?:deg)?[\s,]+([\d.]+)%?[\s,]+([\d.]+)%?/.exec(plain);
  if (numbers === null) return undefined;
  const [a = 0, b = 0, c = 0] = numbers.slice(2, 5).map(Number);
  if (numbers[1] === 'hsl') return b > 100 || c > 100 ? undefined : fromHsl(a, b, c);
  return Math.max(a, b, c) > 255
    ? undefined
    : { red: Math.round(a), green: Math.round(b), blue: Math.round(c) };
}

export function fromHsl(hue: number, saturation: number, lightness: number): Color {
  const light = lightness / 100;
  const reach = (saturation / 100) * Math.min(light, 1 - light);
  const part = (shift: number) => {
    const at = (shift + hue / 30) % 12;
    return Math.round((light - reach * Math.max(-1, Math.min(at - 3, 9 - at, 1))) * 255);
  };
  return { red: part(0), green: part(8), blue: part(4) };
}

export function toHsl({ red, green, blue }: Color): { hue: number; saturation: number; lightness: number } {
  const [r, g, b] = [red / 255, green / 255, blue / 255];
  const most = Math.max(r, g, b);
  const spread = most - Math.min(r, g, b);
  const light = most - spread / 2;
  const turn =
    spread === 0
      ? 0
      : most === r
        ? ((g - b) / spread) % 6
        : most === g
          ? (b - r) / spread + 2
          : (r - g) / spread + 4;
  return {
    hue: Math.round(turn * 60 + 360) % 360,
    saturation: spread === 0 ? 0 : Math.round((spread / (1 - Math.abs(2 * light - 1))) * 100),
    lightness: Math.round(light * 100),
  };
}

export function hexOf({ red, green, blue }: Color): string {
  return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

export function rgbText({ red, green, blue }: Color): string {
  return `rgb(${red}, ${green}, ${blue})`;
}

export function hslText(color: Color): string {
  const { hue, saturation, lightness } = toHsl(color);
  return `hsl(${hue}, ${saturation}%, ${lightness}%)`;
}

/** The contrast between two colours by the Web Content Accessibility Guidelines, from 1 to 21. */
export function contrastOf(a: Color, b: Color): number {
  const light = ({ red, green, blue }: Color) => {
    const [r = 0, g = 0, bl = 0] = [red, green, blue].map((part) => {
      const share = part / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * bl;
  };
  const [high, low] = [light(a), light(b)].toSorted((x, y) => y - x);
  return ((high ?? 0) + 0.05) / ((low ?? 0) + 0.05);
}
