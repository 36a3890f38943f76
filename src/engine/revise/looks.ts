import type { AppSpec, Character, ThemeSpec } from '../spec/app-spec.ts';
import { characterLooks } from '../theme/characters/looks-of-characters.ts';
import type { Choice } from './revision.ts';

/** A look that can be chosen whole: how letters and corners are, and its colours. */
interface WholeLook {
  readonly name: string;
  readonly fits: RegExp;
  readonly theme: Pick<ThemeSpec, 'character' | 'background' | 'component' | 'header'>;
}

const premium =
  /premium|luxur|elegant|classy|refined|expensive|high.?end|upmarket|polish|stylish|fancy|fancier|grown.?up/i;
const clean = /clean|simpl|minimal|modern|profession|tidy|tidier|fresh|clear|serious|slick|light/i;
const lively =
  /fun|pop|lively|happy|cheer|colou?rful|excit|play|friendl|wow|bold|vibrant|boring|dull|bland|plain|cute|kid/i;
const warm = /warm|co[sz]y|inviting|welcom|natural|homely|calm|soft|relax|friendl/i;
const cool = /cool|sleek|trendy|tech|dark|futur|sexy|edgy|modern/i;

export const wholeLooks: readonly WholeLook[] = [
  look('Ink and ivory', premium, ['magazine', '#fbf7ee', '#1f2937']),
  look('Clear sky', clean, ['studio', '#ffffff', '#1d4ed8']),
  look('Confetti', lively, ['playful', '#fff7ed', '#be185d']),
  look('Midnight and gold', new RegExp(`${premium.source}|${cool.source}`, 'i'), [
    'magazine',
    '#12141c',
    '#d4af37',
  ]),
  look('Paper and slate', clean, ['ledger', '#f8fafc', '#334155']),
  look('Lemonade', lively, ['playful', '#fefce8', '#c2410c']),
  look('Pearl and plum', new RegExp(`${premium.source}|${warm.source}`, 'i'), ['calm', '#faf7fb', '#5b2a6e']),
  look('White and sage', new RegExp(`${clean.source}|${warm.source}`, 'i'), ['calm', '#f7faf7', '#3f6f4d']),
  look('Electric', new RegExp(`${lively.source}|${cool.source}`, 'i'), ['market', '#f5f3ff', '#6d28d9']),
  look('Cabin', warm, ['calm', '#f6f3ea', '#3f6212']),
  look('Terracotta', warm, ['market', '#fdf6f0', '#9a3412']),
  look('Night shift', cool, ['studio', '#111827', '#38bdf8']),
];

function look(
  name: string,
  fits: RegExp,
  [character, background, component]: readonly [Character, string, string],
): WholeLook {
  return { name, fits, theme: { character, background, component } };
}

/** Words about looks that do not say which. */
const vague =
  /^(?:premium|luxur(?:y|ious)|classy|classier|refined|expensive|high-end|upmarket|polished|stylish|fancy|fancier|clean|cleaner|simple|simpler|minimal|minimalist|minimalistic|modern|professional|tidy|tidier|fresh|fresher|slick|sleek|fun|funny|funner|pop|lively|livelier|happy|happier|cheerful|colou?rful|exciting|friendly|friendlier|wow|bold|bolder|vibrant|boring|dull|bland|warm|warmer|co[sz]y|co[sz]ier|inviting|welcoming|natural|cool|cooler|trendy|futuristic|sexy|edgy|nice|nicer|pretty|prettier|beautiful|attractive|appealing|impressive|gorgeous|ugly|dated|old-fashioned|grown-up|unique|special|elegant|elegance|serious|interesting|pleasant|eye-catching)$/i;
const around =
  /^(?:make|give|let|it|its|it’s|the|app|site|website|page|pages|whole|entire|everything|look|looks|looking|feel|feels|feeling|appear|design|style|theme|vibe|layout|ui|interface|more|much|bit|little|less|very|really|a|an|and|so|to|be|should|is|too|way|something|somehow|of|some|kind|please|could|can|you|i|want|like|would|with|colou?rs?|don['’]?t|do|hate|love|my|our|change|different|other|another|new|refresh|modernise|modernize|polish|improve|better|overall|not|that|this|but)$/i;

/** Whether a clause wishes for another look and does not say which: “more premium”, “make it pop”. */
export function isVagueLook(text: string): boolean {
  const words = text.split(/[^\p{L}'’-]+/u).filter((word) => word !== '');
  const rest = words.filter((word) => !around.test(word));
  if (rest.length > 0) return rest.every((word) => vague.test(word));
  return (
    /\b(?:look|looks|design|style|theme|colou?rs)\b/i.test(text) &&
    /\b(?:better|improve|refresh|moderni[sz]e|polish|more|don['’]?t like|hate|change|different|other|another|new)\b/i.test(
      text,
    )
  );
}

const offered = 3;

/** Three looks that are nearest to a wish, none of them the one that the app has. */
export function offerLooks(wish: string, { theme }: AppSpec): Choice[] {
  const others = wholeLooks.filter(
    (one) => one.theme.background !== theme.background || one.theme.component !== theme.component,
  );
  const fitting = others.filter(({ fits }) => fits.test(wish));
  return [...new Set([...fitting, ...others])].slice(0, offered).map(({ name, theme: of }) => ({
    sentence: `Use the look ${name}`,
    label: `${name}: ${characterLooks[of.character].words}`,
    swatches: [of.background, of.component],
    character: of.character,
  }));
}
