import type { Brief } from '../read/brief.ts';
import type { Character, ThemeSpec } from '../spec/app-spec.ts';
import { askedCharacter } from '../theme/asked-character.ts';
import { askedPalette } from '../theme/asked-palette.ts';
import { colorByName } from '../theme/color-names.ts';
import type { Kind } from './kinds.ts';

interface Pair {
  readonly background: string;
  readonly component: string;
}

/** What an app looks like when nobody said how: by its character. */
export const characterDefaults: Readonly<Record<Character, Pair>> = {
  studio: { background: '#f6f7fb', component: '#4338ca' },
  ledger: { background: '#f5f7f9', component: '#1f4e6b' },
  market: { background: '#fff8f1', component: '#c2410c' },
  magazine: { background: '#fdfcf9', component: '#7f1d1d' },
  playful: { background: '#eef6ff', component: '#6d28d9' },
  calm: { background: '#f3f8f4', component: '#2f6b4f' },
  terminal: { background: '#0f1720', component: '#22c55e' },
  civic: { background: '#f7f7f5', component: '#1d4f91' },
};

/** What fits beside the name of an app at the top of a small laptop, in characters. */
const topbarLength = 72;

export function chooseTheme(brief: Brief, kind: Kind, titles: readonly string[]): ThemeSpec {
  const character = askedCharacter(brief.text) ?? characterOfSubject(brief.text) ?? kind.character;
  const isColoured = brief.colors.background !== undefined || brief.colors.component !== undefined;
  const base = (isColoured ? undefined : askedPalette(brief.text)) ?? characterDefaults[character];
  const dark = /\b(?:dark (?:mode|theme)|dark background|night (?:mode|theme))\b/i.test(brief.text);
  const single =
    brief.colors.background === undefined && brief.colors.component === undefined
      ? mentioned(brief.text)
      : undefined;
  return {
    background: brief.colors.background ?? (dark ? '#111827' : base.background),
    component: brief.colors.component ?? single ?? base.component,
    character,
    layout:
      kind.layout === 'sidebar' || titles.length > 7 || titles.join('   ').length > topbarLength
        ? 'sidebar'
        : 'topbar',
  };
}

/** What only some apps of a kind are about. */
const subjects: readonly (readonly [RegExp, Character])[] = [
  [
    /\b(?:servers?|deploy(?:s|ed|ments?)?|api|apis|uptime|devops|source code|code snippets?|git|firmware|command line|log files?|incidents?)\b/i,
    'terminal',
  ],
  [
    /\b(?:workshop|garage|tools? (?:hire|library|shed)|repairs?|carpent\w+|spare parts|machines?)\b/i,
    'studio',
  ],
  [/\b(?:bakery|caf[eé]|coffee|tea ?room|flowers?|florist|knitting|garden\w*|pottery|recipes?)\b/i, 'calm'],
  [/\b(?:concerts?|gigs?|festival|band|club night|skate\w*|street food)\b/i, 'market'],
  [/\b(?:dentist|clinic|patients?|doctors?|vet|physio\w*|therap\w+|pharmacy)\b/i, 'civic'],
];

function characterOfSubject(text: string): Character | undefined {
  return subjects.find(([words]) => words.test(text))?.[1];
}

/** “a blue header”, “in green”: a colour named in passing. */
function mentioned(text: string): string | undefined {
  const match =
    /\b(?:in|with(?: a)?|a|an|the) ((?:dark |light |deep |pale |bright )?(?:red|blue|green|teal|orange|purple|pink|navy|brown|indigo|violet|turquoise|maroon|crimson|gold|emerald)) (?:theme|colou?r|header|buttons?|accents?|design|palette|scheme|style)/i.exec(
      text,
    );
  return match?.[1] === undefined ? undefined : colorByName(match[1]);
}
