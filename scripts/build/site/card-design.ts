export const cardSize = { width: 1200, height: 630 } as const;

/** An element as React would make it, without React. */
export interface CardNode {
  readonly type: string;
  readonly key: null;
  readonly props: Readonly<Record<string, unknown>>;
}

export interface CardText {
  /** The name of the product, beside the logo. */
  readonly product: string;
  /** What the page is one of; empty when it stands for itself. */
  readonly section: string;
  readonly title: string;
  readonly description: string;
  readonly foot: string;
}

/** The dark theme of the product, as the picture formats write colours. */
const colours = {
  ground: '#080b14',
  surface: '#0d1120',
  line: '#1d2335',
  violet: '#7c4dff',
  cyan: '#1fb6dd',
  ink: '#f3f5fa',
  muted: '#aab2c5',
  faint: '#7f88a0',
  accent: '#a78bfa',
} as const;

/** Everything but the text: the ground, the mark that leaves the picture, the bar of the brand. */
export function cardGround(logoSvg: string): string {
  const mark = /<g [^>]*>([\s\S]*)<\/g>/.exec(logoSvg)?.[1] ?? '';
  const { width, height } = cardSize;
  return `<defs>
    <linearGradient id="brand" x1="4" y1="28" x2="28" y2="4" gradientUnits="userSpaceOnUse">
      <stop stop-color="${colours.violet}"/><stop offset="1" stop-color="${colours.cyan}"/>
    </linearGradient>
    <linearGradient id="bar" x1="0" x2="1"><stop stop-color="${colours.violet}"/><stop offset="1" stop-color="${colours.cyan}"/></linearGradient>
  </defs>
  <rect width="${width}" height="${height}" fill="${colours.ground}"/>
  <rect x="868" width="332" height="${height}" fill="${colours.surface}"/>
  <rect x="867" width="1" height="${height}" fill="${colours.line}"/>
  <g transform="translate(850 131) scale(11.5)" fill="url(#brand)">${mark}</g>
  <g transform="translate(66 58) scale(1.7)" fill="url(#brand)">${mark}</g>
  <rect y="${height - 8}" width="${width}" height="8" fill="url(#bar)"/>`;
}

/** The text, laid out over the left part of the card. */
export function cardLayout({ product, section, title, description, foot }: CardText): CardNode {
  const size = titleSize(title);
  const middle = { left: 72, top: 122, width: 748, height: 404 };
  return box({ position: 'relative', width: cardSize.width, height: cardSize.height }, [
    box({ position: 'absolute', left: 138, top: 58, height: 54, alignItems: 'center' }, [
      text({ fontSize: 30, fontWeight: 600, color: colours.ink, letterSpacing: -0.5 }, product),
    ]),
    box({ position: 'absolute', ...middle, flexDirection: 'column', justifyContent: 'center' }, [
      ...(section === ''
        ? []
        : [text({ fontSize: 24, fontWeight: 500, color: colours.accent, marginBottom: 16 }, section)]),
      text(
        {
          width: middle.width,
          fontSize: size,
          fontWeight: 700,
          lineHeight: 1.1,
          letterSpacing: size * -0.028,
          color: colours.ink,
          textWrap: 'balance',
        },
        title,
      ),
      text(
        {
          width: middle.width,
          fontSize: 28,
          lineHeight: 1.42,
          letterSpacing: -0.3,
          color: colours.muted,
          marginTop: 22,
          lineClamp: 4,
        },
        description,
      ),
    ]),
    box({ position: 'absolute', left: 72, bottom: 52 }, [text({ fontSize: 22, color: colours.faint }, foot)]),
  ]);
}

function titleSize(title: string): number {
  if (title.length > 60) return 52;
  return title.length > 40 ? 60 : 68;
}

type Style = Readonly<Record<string, string | number>>;

function box(style: Style, children: readonly CardNode[]): CardNode {
  return { type: 'div', key: null, props: { style: { display: 'flex', ...style }, children: [...children] } };
}

function text(style: Style, children: string): CardNode {
  return { type: 'div', key: null, props: { style: { display: 'block', ...style }, children } };
}
