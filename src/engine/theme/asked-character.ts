import type { Character } from '../spec/app-spec.ts';

/** Words by which people ask for a look. They count only where they are said of the app and not of what it keeps. */
const looksByWord: readonly (readonly [words: string, character: Character])[] = [
  ['playful|fun|funny|cheerful|cute|childlike|kid-friendly|child-friendly|silly|bubbly|toy-like', 'playful'],
  [
    'elegant|editorial|sophisticated|luxurious|luxury|classy|refined|literary|high-end|premium|fashionable|magazine(?:-like|-style)?|newspaper(?:-like|-style)?',
    'magazine',
  ],
  [
    'serious|businesslike|business-like|corporate|sober|dense|compact|no-nonsense|ledger(?:-like|-style)?|bookkeeping',
    'ledger',
  ],
  ['clinical|clinic-clean|clean|minimal|minimalist|minimalistic|professional|trustworthy|official', 'civic'],
  ['cosy|cozy|homely|gentle|calm|calming|rustic|handmade|hand-made|relaxing|soothing|warm', 'calm'],
  ['bold|loud|striking|punchy|brutalist|poster(?:-like|-style)?', 'market'],
  [
    'hacker|terminal(?:-like|-style)?|console(?:-like|-style)?|cyberpunk|retro|command-line|geeky',
    'terminal',
  ],
  ['industrial|rugged|sturdy|workshop(?:-like|-style)?|pin-?board', 'studio'],
];

const any = looksByWord.map(([words]) => words).join('|');
const word = String.raw`(?:${any})(?=[\s,.;!?)]|$)`;
const amid = String.raw`(?:(?:very|really|quite|rather|more|somewhat|nice and|a bit|slightly)\s+)?`;
const whole = String.raw`(?:look|looks|style|styling|design|feel|feeling|vibe|vibes|theme|aesthetic|appearance|interface|ui|layout)`;

/** “with a playful look”, “an elegant, calm design”. */
const beforeLook = new RegExp(
  String.raw`\b(${word})(?:\s*,?\s*(?:and|but|yet)?\s*[\w-]+){0,2}\s+${whole}\b`,
  'i',
);
/** “make it playful”, “it should look elegant”, “keep the design serious”, “style: bold”. */
const afterLook = new RegExp(
  String.raw`\b(?:(?:make|keep|have|want|like)\s+(?:it|this|everything|the (?:app|site|website|page|whole thing))(?:\s+to)?(?:\s+(?:look|feel|be))?|(?:should|must|to|that|which)\s+(?:look|looks|feel|feels)|${whole}\s*(?::|should be|is|must be|to be))\s+${amid}(?:like\s+)?(?:an?\s+)?(${word})`,
  'i',
);
/** “a playful app for …”, “an elegant website”: the first thing that is said. */
const ofApp = new RegExp(
  String.raw`^\W*(?:(?:i|we)\s+(?:want|need|would like|'d like)\s+|(?:build|make|create|design)\s+(?:me\s+|us\s+)?)?(?:an?\s+)?${amid}(${word})(?:\s*,?\s*(?:and\s+)?[\w-]+)?\s+(?:app|site|website|page|homepage|portfolio)\b`,
  'i',
);
const likeThing =
  /\b(?:look|looks|looking|feel|feels|styled?|designed)\s+(?:like|as)\s+(?:an?\s+|the\s+)?(?:[\w-]+\s+)?(poster|magazine|newspaper|ledger|account book|terminal|console|command line|workshop|pin-?board|toy|comic|clinic|hospital|paper|letter|notebook)\b/i;
const things: Readonly<Record<string, Character>> = {
  poster: 'market',
  magazine: 'magazine',
  newspaper: 'magazine',
  ledger: 'ledger',
  'account book': 'ledger',
  terminal: 'terminal',
  console: 'terminal',
  'command line': 'terminal',
  workshop: 'studio',
  pinboard: 'studio',
  'pin-board': 'studio',
  toy: 'playful',
  comic: 'playful',
  clinic: 'civic',
  hospital: 'civic',
  paper: 'calm',
  letter: 'calm',
  notebook: 'calm',
};
/** Whom it is for says how it looks; “for my kids” may as well be a list that their parents keep. */
const forChildren =
  /\bfor\s+(?:(?:young|small|little|pre-?school|primary school)\s+)*(?:kids|children|toddlers|preschoolers|kindergart[a-z]+)\b/i;

/** The look that a text asks for in words, not by its subject; undefined where it asks for none. */
export function askedCharacter(text: string): Character | undefined {
  const thing = characterOfThing(text);
  if (thing !== undefined) return thing;
  for (const pattern of [beforeLook, afterLook, ofApp]) {
    const found = pattern.exec(text)?.[1];
    if (found !== undefined) return characterByWord(found);
  }
  return forChildren.test(text) ? 'playful' : undefined;
}

/** “make it look like a poster”. */
export function characterOfThing(text: string): Character | undefined {
  const thing = likeThing.exec(text)?.[1]?.toLowerCase();
  return thing === undefined ? undefined : things[thing];
}

function characterByWord(said: string): Character | undefined {
  return looksByWord.find(([words]) => new RegExp(`^(?:${words})$`, 'i').test(said))?.[1];
}
