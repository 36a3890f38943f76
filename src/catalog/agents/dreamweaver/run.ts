import papaparse from 'papaparse';
import { oklchOfHex } from '../../../methods/colour/srgb.ts';
import type { AgentResult, Slide } from '../../agent-desk/result.ts';
import type { RunTools } from '../../agent-desk/work.ts';
import { writeAmount } from '../../agent-desk/write-amount.ts';
import type { Beat } from './beat.ts';
import type { StoryInput } from './fields.ts';
import { fourParts } from './four-parts.ts';
import { heroJourney } from './journey.ts';
import { type Measure, measureOf, placeAt, scenesOf, spanOf } from './measure.ts';
import { type MoodBoard, moodBoard, moodCards, moodDrawing, oklchText } from './mood.ts';
import { actFigures, beatTable, sceneCards, tensionChart } from './parts.ts';
import { loglineOf, premiseOf } from './premise.ts';
import { questionsOf } from './questions.ts';
import { threeActs } from './three-acts.ts';
import { treatment } from './treatment.ts';

const structures = { acts: threeActs, journey: heroJourney, four: fourParts } as const;
const names = { acts: 'three acts', journey: 'twelve stages', four: 'four parts' } as const;

export function runDreamweaver(input: StoryInput, { random }: RunTools): AgentResult {
  const premise = premiseOf(input);
  const beats = structures[input.structure](premise);
  const measure = measureOf(input);
  const board = moodBoard(input, random);
  const length =
    measure.unit === 'page' ? `${measure.length} minutes` : `${writeAmount(measure.length, 'whole')} words`;
  const turn = beats.reduce((top, beat) => (beat.tension > top.tension ? beat : top));
  return {
    summary: `“${input.title}” stands in ${names[input.structure]} and ${beats.length} beats over ${length}, about ${writeAmount(measure.scenes, 'whole')} scenes; tension is highest at “${turn.name}”, ${spanOf(turn, measure)}.`,
    values: valuesOf(input, beats, measure),
    parts: [
      {
        kind: 'document',
        title: 'Logline',
        blocks: [{ kind: 'quote', text: loglineOf(premise) }],
      },
      actFigures(beats, measure),
      beatTable(beats, measure),
      tensionChart(beats, measure),
      sceneCards(beats, measure),
      moodDrawing(board, input.title),
      moodCards(board),
      {
        kind: 'document',
        title: 'Look, type and sound',
        blocks: [
          {
            kind: 'list',
            items: [
              board.mood.look,
              board.mood.type,
              board.mood.sound,
              `Ink on ground has a contrast of ${board.contrast.toFixed(1)} to 1; type that is read needs 4.5 (WCAG 2.2).`,
            ],
          },
        ],
      },
      treatment(input, premise, beats, measure, board),
      {
        kind: 'document',
        title: 'What a story editor would ask',
        blocks: [{ kind: 'list', numbered: true, items: questionsOf(input, premise) }],
      },
    ],
    warnings: warningsOf(input, measure, beats),
    slides: slidesOf(input, beats, measure, board),
    files: [beatFile(beats, measure), paletteFile(board)],
  };
}

function valuesOf(input: StoryInput, beats: readonly Beat[], measure: Measure) {
  const acts = [...new Set(beats.map(({ act }) => act))];
  const ends = acts.map((act) => placeAt(beats.findLast((beat) => beat.act === act)?.to ?? 1, measure));
  const middle = beats.find(({ name }) => ['Midpoint', 'Ordeal', 'The turn'].includes(name));
  const given = input.colour === undefined ? undefined : oklchOfHex(input.colour);
  return {
    beats: beats.length,
    scenes: measure.scenes,
    firstPartEnds: ends[0] ?? null,
    secondPartEnds: ends[1] ?? null,
    middle: middle === undefined ? null : placeAt((middle.from + middle.to) / 2, measure),
    colourLightness: given === undefined ? null : given.lightness * 100,
    colourChroma: given?.chroma ?? null,
    colourHue: given?.hue ?? null,
  };
}

function warningsOf(input: StoryInput, measure: Measure, beats: readonly Beat[]): string[] {
  const warnings: string[] = [];
  if (measure.scenes < beats.length)
    warnings.push(
      `At this length there is room for about ${measure.scenes} scenes, fewer than the ${beats.length} beats: let one scene carry several of them.`,
    );
  if (input.ally === undefined && input.structure === 'journey')
    warnings.push('The journey has a mentor; name who helps, so that the stage is written for that person.');
  return warnings;
}

function slidesOf(input: StoryInput, beats: readonly Beat[], measure: Measure, board: MoodBoard): Slide[] {
  const acts = [...new Set(beats.map(({ act }) => act))];
  return [
    { title: input.title, drawing: moodDrawing(board, input.title) },
    { title: 'Logline', bullets: [loglineOf(premiseOf(input))] },
    ...acts.map((act) => ({
      title: act,
      bullets: beats
        .filter((beat) => beat.act === act)
        .map((beat) => `${beat.name} (${spanOf(beat, measure)}): ${beat.text}`),
    })),
    {
      title: 'Tension',
      chart: {
        kind: 'line',
        labels: beats.map(({ name }) => name),
        series: [{ name: 'Tension', values: beats.map(({ tension }) => tension) }],
      },
    },
  ];
}

function beatFile(beats: readonly Beat[], measure: Measure) {
  const rows = beats.map((beat) => ({
    act: beat.act,
    beat: beat.name,
    from: placeAt(beat.from, measure),
    to: placeAt(beat.to, measure),
    unit: measure.unit === 'page' ? 'pages' : 'words',
    scenes: scenesOf(beat, measure),
    what_happens: beat.text,
    goal: beat.goal,
    turn: beat.turn,
    tension: beat.tension,
  }));
  return {
    name: 'beat-sheet.csv',
    type: 'text/csv',
    text: `${papaparse.unparse(rows, { escapeFormulae: true, newline: '\r\n' })}\r\n`,
  };
}

function paletteFile({ swatches }: MoodBoard) {
  const lines = swatches.map(
    ({ name, hex, shown }) => `  --${name.toLowerCase()}: ${hex}; /* ${oklchText(shown)} */`,
  );
  return { name: 'palette.css', type: 'text/css', text: `:root {\n${lines.join('\n')}\n}\n` };
}
