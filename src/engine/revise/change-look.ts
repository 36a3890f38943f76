import { type AppSpec, type Character, characters } from '../spec/app-spec.ts';
import { characterOfThing } from '../theme/asked-character.ts';
import { askedPalette } from '../theme/asked-palette.ts';
import { characterLooks } from '../theme/characters/looks-of-characters.ts';
import { groundOf } from '../theme/color-pair.ts';
import { paintAll } from '../theme/paint-all.ts';
import { isVagueLook, offerLooks, wholeLooks } from './looks.ts';
import { coloursIn, type NamedColour, type NamedPart, type PaintedPart, partsIn } from './name-colours.ts';
import { choicesOf, NothingToChange } from './nothing-to-change.ts';
import type { Clause, Outcome, Reviser } from './reviser.ts';
import type { Change } from './revision.ts';

/** “make the background ivory”, “header dark green”, “dark mode”, “use a serif font”, “menu on the left”, “more premium”. */
export const changeLook: Reviser = (clause, spec) =>
  takeLook(clause, spec) ??
  changeMode(clause, spec) ??
  changeLayout(clause, spec) ??
  takePalette(clause, spec) ??
  recolour(clause, spec) ??
  changeLetters(clause, spec) ??
  restyle(clause, spec);

function takeLook({ text }: Clause, spec: AppSpec): Outcome | undefined {
  const [, named = ''] =
    /^(?:use|take|choose|apply|try)\s+(?:the\s+)?look\s+["“]?(.+?)["”]?$/i.exec(text) ?? [];
  const look = wholeLooks.find(({ name }) => name.toLowerCase() === named.toLowerCase());
  if (look === undefined) return undefined;
  delete spec.theme.header;
  Object.assign(spec.theme, look.theme);
  const { background, component, character } = look.theme;
  return {
    changes: [
      { text: `The look is “${look.name}” now: ${characterLooks[character].words}.` },
      { text: 'The background has its colour.', swatch: background },
      { text: 'Buttons and highlights have its other colour.', swatch: component },
    ],
  };
}

const darkGround = '#111827';
const lightGround = '#f8fafc';

function changeMode({ text }: Clause, spec: AppSpec): Outcome | undefined {
  const [, mode] =
    /^(?:(?:use|add|switch to|go|turn on|enable|make)\s+)?(?:it\s+|the (?:app|site|theme|design|background)\s+)?(?:a\s+|to\s+|in\s+)?(dark|light)(?:\s+(?:mode|theme|look|background|design|instead))?$/i.exec(
      text,
    ) ?? [];
  if (mode === undefined) return undefined;
  const isDark = mode.toLowerCase() === 'dark';
  const ground = isDark ? darkGround : lightGround;
  if (spec.theme.background === ground)
    throw new NothingToChange(`The background is ${mode.toLowerCase()} already.`);
  spec.theme.background = ground;
  return { changes: [{ text: `The background is ${mode.toLowerCase()} now.`, swatch: ground }] };
}

function changeLayout({ text }: Clause, spec: AppSpec): Outcome | undefined {
  const asksSide =
    /\b(?:side ?bar|(?:menu|navigation) (?:on|to|at|in) the (?:left|side)|side menu|left menu)\b/i.test(text);
  const asksTop =
    /\b(?:(?:menu|navigation) (?:on|at|to|in) the top|top menu|header menu|menu (?:bar )?on top)\b/i.test(
      text,
    );
  if ((!asksSide && !asksTop) || coloursIn(text).length > 0) return undefined;
  const layout =
    asksSide && !/\b(?:no|remove|without|hide) (?:the |a )?side/i.test(text) ? 'sidebar' : 'topbar';
  const where = layout === 'sidebar' ? 'on the side' : 'at the top';
  if (spec.theme.layout === layout) throw new NothingToChange(`The menu is ${where} already.`);
  spec.theme.layout = layout;
  return { changes: [{ text: `The menu is ${where} now.` }] };
}

/** “use earthy colours”, “make it pastel”. */
function takePalette({ text }: Clause, { theme }: AppSpec): Outcome | undefined {
  const palette = coloursIn(text).length > 0 ? undefined : askedPalette(text);
  if (palette === undefined) return undefined;
  if (theme.background === palette.background && theme.component === palette.component)
    throw new NothingToChange('The app has these colours already.');
  delete theme.header;
  Object.assign(theme, palette);
  return {
    changes: [
      { text: 'The background has another colour.', swatch: palette.background },
      { text: 'Buttons and highlights have another colour.', swatch: palette.component },
    ],
  };
}

const colouring = /^(?:make|turn|colou?r|paint|set|change|use|switch|go|let|give|put|try|have)\b/i;

function recolour({ text }: Clause, spec: AppSpec): Outcome | undefined {
  const colours = coloursIn(text);
  if (colours.length === 0) return undefined;
  const named = partsIn(text);
  const isOfPart = named.some(({ part }) => part !== 'all');
  // “the colour of the buttons” is about the buttons.
  const spoken = named.filter(({ part }) => part !== 'all' || !isOfPart);
  const parts = named.filter(({ start, end }) => !colours.some((one) => one.start < end && start < one.end));
  const rest = wordsBeside(text, colours, parts);
  // “add orange to the flavours” paints nothing.
  if (
    rest.length > 0 ||
    (parts.length === 0 && !colouring.test(text) && text.split(' ').length > colours.length * 2 + 1)
  )
    return undefined;
  const changes: Change[] = [];
  const missing: string[] = [];
  for (const [part, colour] of pairsOf(
    text,
    colours,
    parts.filter((one) => spoken.includes(one)),
  )) {
    if (part === 'text' || part === 'card') missing.push(cannotPaint[part]);
    else changes.push(paint(spec, part, colour));
  }
  if (changes.length === 0) throw new NothingToChange(missing[0] ?? '', choicesOf(paintable(colours[0])));
  return { changes, missing };
}

const glue =
  /^(?:make|turn|colou?r|colou?red|paint|set|change|use|switch|go|let|give|put|try|have|the|a|an|all|my|our|its|to|into|in|as|for|on|with|and|but|be|is|are|should|of|from|now|more|completely|please|instead|shade|tone|style|look|nice|both|them|only|keep)$/i;

/** Words of a clause that are neither colours nor parts nor around these. */
function wordsBeside(text: string, colours: readonly NamedColour[], parts: readonly NamedPart[]): string[] {
  return [...text.matchAll(/[\p{L}’'-]+/gu)]
    .filter(({ index }) => ![...colours, ...parts].some(({ start, end }) => index >= start && index < end))
    .map(([word]) => word)
    .filter((word) => !glue.test(word));
}

type Pair = readonly [part: NamedPart['part'], colour: NamedColour];

/** Each colour with what it is for: the part right after it, or else the last one before it. */
function pairsOf(text: string, colours: readonly NamedColour[], parts: readonly NamedPart[]): Pair[] {
  if (parts.length === 0 && colours.length === 2) return ofTwo(colours);
  return colours.flatMap((colour, index): Pair[] => {
    const until = colours[index + 1]?.start ?? text.length;
    const since = colours[index - 1]?.end ?? 0;
    const after = parts.filter(
      ({ start }) =>
        start >= colour.end &&
        start < until &&
        /^\s*(?:for|on|as|to)?\s*(?:the|all|my|our)?\s*$/i.test(text.slice(colour.end, start)),
    );
    const before = parts.filter(({ start, end }) => end <= colour.start && start >= since);
    const meant = after.length > 0 ? allWith(after, parts, text) : before;
    return meant.length === 0 ? [['all', colour]] : meant.map(({ part }): Pair => [part, colour]);
  });
}

/** “orange for the buttons and the links”. */
function allWith(
  after: readonly NamedPart[],
  parts: readonly NamedPart[],
  text: string,
): readonly NamedPart[] {
  const last = after.at(-1);
  const next = parts.find(
    ({ start }) =>
      start > (last?.end ?? 0) && /^\s*(?:,|and)\s*(?:the\s*)?$/i.test(text.slice(last?.end ?? 0, start)),
  );
  return next === undefined ? after : allWith([...after, next], parts, text);
}

function ofTwo(colours: readonly NamedColour[]): Pair[] {
  const [first, second] = colours;
  if (first === undefined || second === undefined) return [];
  const { background } = groundOf(first.hex, second.hex);
  return background === first.hex
    ? [
        ['background', first],
        ['all', second],
      ]
    : [
        ['all', first],
        ['background', second],
      ];
}

const partNames: Readonly<Record<PaintedPart, readonly [name: string, verb: string]>> = {
  background: ['The background', 'is'],
  header: ['The header', 'is'],
  component: ['Buttons and highlights', 'are'],
  all: ['Header, buttons and highlights', 'are'],
};

function paint({ theme }: AppSpec, part: PaintedPart, { hex, name }: NamedColour): Change {
  if (part === 'background') theme.background = hex;
  else if (part === 'header') theme.header = hex;
  else if (part === 'component') {
    // The header stays as it was: nobody spoke of it.
    if (characterLooks[theme.character].bar === 'filled') theme.header ??= theme.component;
    theme.component = hex;
  } else paintAll(theme, hex);
  const [called, verb] = partNames[part];
  return { text: `${called} ${verb} ${name} now.`, swatch: hex };
}

const cannotPaint = {
  text: 'The colour of letters follows what is behind them, so that they can always be read.',
  card: 'Cards, tables and the footer take their colour from the background.',
};

function paintable(colour: NamedColour | undefined): string[] {
  const name = colour?.name ?? 'teal';
  return [`Make the background ${name}`, `Make the header ${name}`, `Make the buttons ${name}`];
}

const letters: readonly (readonly [RegExp, Character])[] = [
  [/\b(?:sans[- ]?serif|plain|helvetica|arial)\b/i, 'studio'],
  [/\b(?:serifs?|times|georgia|garamond|book|newspaper)\b/i, 'magazine'],
  [/\b(?:monospaced?|typewriter|mono|courier|code|terminal)\b/i, 'terminal'],
  [/\b(?:round|rounded|bubbly|comic|soft|handwritten)\b/i, 'playful'],
];

/** Letters come with the look that they belong to, and with the app. */
function changeLetters({ text }: Clause, spec: AppSpec): Outcome | undefined {
  if (
    !/\b(?:fonts?|letters?|typeface|typography|lettering|comic sans|times new roman|arial|helvetica|georgia|garamond|courier|roboto|verdana)\b/i.test(
      text,
    ) ||
    /\b(?:field|page|column)\b/i.test(text)
  )
    return undefined;
  if (/\b(?:big|bigger|small|smaller|large|larger|huge|tiny|size)\b/i.test(text))
    throw new NothingToChange(
      'Letters have the size that is set in the browser of whoever looks; an app does not change it.',
    );
  const found = letters.find(([pattern]) => pattern.test(text))?.[1];
  if (found === undefined)
    throw new NothingToChange(
      'Letters come with a look, and these are in none.',
      choicesOf(['Use a serif font', 'Use a rounded font', 'Use a typewriter font']),
    );
  return become(spec, found);
}

const styles: readonly (readonly [RegExp, Character])[] = [
  [/\b(?:playful|rounded|cute|childlike)\b/i, 'playful'],
  [/\b(?:compact|dense|corporate|business-?like|ledger)\b/i, 'ledger'],
  [/\b(?:editorial|magazine|serif|classic|classical|literary)\b/i, 'magazine'],
  [/\b(?:calm|calmer|gentle|quiet|quieter|paper)\b/i, 'calm'],
  [/\b(?:terminal|hacker|monospace|retro|typewriter|console)\b/i, 'terminal'],
  [/\b(?:official|civic|government|formal|sober|clinical)\b/i, 'civic'],
  [/\b(?:poster|brutalist)\b/i, 'market'],
  [/\b(?:industrial|workshop|rugged|pin-?board)\b/i, 'studio'],
];

const ofWhole =
  /^(?:make|let|give|have|use|turn)\s+(?:it|the (?:whole )?(?:app|design|style|look|site|website|page))(?:\s+(?:look|feel|be|have|in|with|into))?\b|^(?:change|switch) the (?:style|look|design)\b|^(?:use|take) an?\s+\S+\s+(?:look|style|design)$|^(?:more\s+)?\S+$/i;

function restyle(clause: Clause, spec: AppSpec): Outcome | undefined {
  const { text } = clause;
  const named = characters.find((one) => isNamed(text, one)) ?? characterOfThing(text);
  if (named !== undefined) return become(spec, named);
  const found = ofWhole.test(text) ? styles.find(([pattern]) => pattern.test(text))?.[1] : undefined;
  if (found !== undefined) return become(spec, found);
  if (!isVagueLook(text)) return undefined;
  throw new NothingToChange(
    'Which look comes nearest? Nothing is changed before you choose.',
    offerLooks(text, spec),
  );
}

/** “use the quiet ledger look”, “bold poster”. */
function isNamed(text: string, character: Character): boolean {
  const { name } = characterLooks[character];
  return name.includes(' ') && new RegExp(`^(?:.*\\b)?${name}(?: (?:look|style|design))?$`, 'i').test(text);
}

function become(spec: AppSpec, character: Character): Outcome {
  const { words, name } = characterLooks[character];
  if (spec.theme.character === character) throw new NothingToChange(`The app has ${words} already.`);
  const before = characterLooks[spec.theme.character].words;
  spec.theme.character = character;
  return { changes: [{ text: `The look is “${name}” now: ${words}.`, before, after: words }] };
}
