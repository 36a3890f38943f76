interface LookDrawingProps {
  background: string;
  /** Of the header and the buttons. */
  component: string;
  character: string | undefined;
}

interface Form {
  /** Of corners, in the units of the drawing. */
  readonly radius: number;
  /** The family of its headings. */
  readonly letters: string;
}

const sans = 'system-ui, sans-serif';
const serif = 'Georgia, Times New Roman, serif';

const plain: Form = { radius: 3, letters: sans };
const forms: Readonly<Record<string, Form>> = {
  studio: plain,
  ledger: { radius: 0, letters: sans },
  market: { radius: 6, letters: sans },
  magazine: { radius: 0, letters: serif },
  playful: { radius: 7, letters: sans },
  calm: { radius: 4, letters: serif },
  terminal: { radius: 1, letters: 'ui-monospace, monospace' },
  civic: { radius: 1, letters: sans },
};

/** A page in a look, small. Colours are attributes of a drawing, since styles within a page are refused. */
export function LookDrawing({ background, component, character = '' }: LookDrawingProps) {
  const { radius, letters } = forms[character] ?? plain;
  const isDark = lightness(background) < 0.5;
  const ink = isDark ? '#f4f4f5' : '#18181b';
  const card = isDark ? '#ffffff' : '#000000';
  return (
    <svg viewBox="0 0 120 76" aria-hidden className="block w-full rounded-small border border-line">
      <rect width="120" height="76" fill={background} />
      <rect width="120" height="14" fill={component} />
      <rect x="8" y="5.5" width="22" height="3" rx="1.5" fill={inkOn(component)} />
      <rect x="82" y="5.5" width="12" height="3" rx="1.5" fill={inkOn(component)} opacity="0.7" />
      <rect x="98" y="5.5" width="14" height="3" rx="1.5" fill={inkOn(component)} opacity="0.7" />
      <text x="8" y="34" fontSize="14" fontWeight="600" fill={ink} fontFamily={letters}>
        Aa
      </text>
      <rect x="8" y="41" width="44" height="3" rx="1.5" fill={ink} opacity="0.45" />
      <rect x="8" y="47" width="34" height="3" rx="1.5" fill={ink} opacity="0.45" />
      <rect x="8" y="56" width="34" height="12" rx={Math.min(radius, 6)} fill={component} />
      <rect x="15" y="60.5" width="20" height="3" rx="1.5" fill={inkOn(component)} />
      <rect x="64" y="22" width="48" height="46" rx={radius} fill={card} opacity="0.07" />
      <rect x="70" y="29" width="30" height="3" rx="1.5" fill={ink} opacity="0.6" />
      <rect x="70" y="37" width="36" height="3" rx="1.5" fill={ink} opacity="0.3" />
      <rect x="70" y="43" width="28" height="3" rx="1.5" fill={ink} opacity="0.3" />
    </svg>
  );
}

function inkOn(hex: string): string {
  return lightness(hex) < 0.6 ? '#ffffff' : '#111111';
}

/** How light a colour looks, from 0 to 1. */
function lightness(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(
    (at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255,
  );
  return 0.299 * red + 0.587 * green + 0.114 * blue;
}
