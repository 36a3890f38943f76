import { type Drawing, shapesOf, type Tone } from '../knowledge/drawing.ts';
import { drawings as groups } from '../knowledge/drawings.gen.ts';
import { arePeople, findDrawing, haveNames, wordsFound } from '../library/words/find-drawing.ts';
import type { AppSpec, EntitySpec } from '../spec/app-spec.ts';
import { Code, lineWidth, type Printable, printValue, quote } from './print-value.ts';
import { SourceFile } from './source-file.ts';

const all: readonly Drawing[] = groups.flat();
const called = all.map((drawing) => ({ drawing, words: drawing.words.split(', ') }));
const scenes = called.filter(({ drawing }) => drawing.scene === true);
const heads = called.filter(({ drawing }) => drawing.words.startsWith('person'));
const things = called.filter((one) => !scenes.includes(one) && !heads.includes(one));
type Called = (typeof called)[number];

const showsPeople = new Set(['friends', 'profile']);

/** An app carries so many objects at most: they come with the page. */
const most = 24;

/** What the drawings of an app are chosen by: the words of its records, its things and what it is. */
export function chooseDrawings(spec: AppSpec): {
  readonly scene: Called | undefined;
  readonly things: readonly Called[];
  readonly people: readonly Called[];
} {
  const kinds = spec.entities.filter(({ one }) => !arePeople(one));
  const names = [
    ...kinds.map(({ one }) => one),
    ...kinds.filter(({ one }) => !haveNames(one)).flatMap(titlesOf),
    ...lotsOf(spec),
  ];
  const chosen = new Set(names.flatMap((name) => findDrawing(name, things) ?? []));
  const hasPeople =
    spec.entities.length > kinds.length ||
    spec.pages.some(({ sections }) => sections.some(({ block }) => showsPeople.has(block)));
  return { scene: sceneOf(spec), things: [...chosen].slice(0, most), people: hasPeople ? heads : [] };
}

function titlesOf({ samples, title }: EntitySpec): string[] {
  return samples.map((sample) => String(sample[title] ?? ''));
}

/** What is offered in an auction is named in its section. */
function lotsOf({ pages }: AppSpec): string[] {
  return pages.flatMap(({ sections }) =>
    sections.flatMap(({ props }) =>
      Array.isArray(props['lots']) ? props['lots'].map((lot: { title?: unknown }) => String(lot.title)) : [],
    ),
  );
}

/** The scene whose words the app speaks of most; its name counts more than what it also keeps. */
function sceneOf({ name, tagline, entities }: AppSpec): Called | undefined {
  const said = [
    [name, 4],
    [tagline, 3],
    [entities[0]?.many ?? '', 2],
    [entities.map(({ many }) => many).join(', '), 1],
  ] as const;
  const weights = new Map<Called, number>();
  for (const [text, weight] of said)
    for (const [scene, count] of wordsFound(text, scenes))
      weights.set(scene, (weights.get(scene) ?? 0) + count * weight);
  const [best] = [...weights].toSorted(([, a], [, b]) => b - a);
  return best !== undefined && best[1] > 1 ? best[0] : undefined;
}

const toneNames: Readonly<Record<Tone, string>> = {
  w: 'paper',
  l: 'light',
  m: 'middle',
  d: 'deep',
  k: 'ink',
  a: 'accent',
  g: 'ground',
};

/** The shapes as they stand in the file, indented by so many spaces. */
function printed({ drawing }: Called, indent: number): Code {
  const space = ' '.repeat(indent + 2);
  const lines = shapesOf(drawing).map(({ tone, d, width }) => {
    const parts = [quote(toneNames[tone]), quote(d), ...(width === undefined ? [] : [String(width)])];
    const flat = `${space}[${parts.join(', ')}],`;
    const broken = `${space}[\n${parts.map((part) => `${space}  ${part},\n`).join('')}${space}],`;
    return flat.length <= lineWidth ? flat : broken;
  });
  return new Code(`[\n${lines.join('\n')}\n${' '.repeat(indent)}]`);
}

/** `src/drawings.ts`: what is drawn in the app, and the words that call for it. */
export function emitDrawings(spec: AppSpec): [path: string, text: string] {
  const file = new SourceFile('src/drawings.ts');
  const type = file.useType('AppDrawings', 'content/drawn.ts');
  const chosen = chooseDrawings(spec);
  const value: Printable = {
    scene: chosen.scene === undefined ? undefined : printed(chosen.scene, 2),
    things: chosen.things.map((one) => ({ words: one.words, shapes: printed(one, 6) })),
    people: chosen.people.map((one) => printed(one, 4)),
  };
  return [file.path, `${file.imports()}\nexport const drawings: ${type} = ${printValue(value, 0, 1000)};\n`];
}
