import type { DocumentPart } from '../../agent-desk/parts.ts';
import type { AgentResult } from '../../agent-desk/result.ts';
import { WorkFault } from '../../agent-desk/work.ts';
import { writeAmount } from '../../agent-desk/write-amount.ts';
import { type Fault, faultsOf } from './continuity.ts';
import type { BoardInput } from './fields.ts';
import {
  continuityParts,
  sceneTable,
  shotFile,
  shotTable,
  shotWorkbook,
  type Times,
  timeFigures,
} from './parts.ts';
import { readColumns } from './read-columns.ts';
import { readScreenplay } from './read-screenplay.ts';
import { type Script, wordsIn } from './script.ts';
import { mostFrames, sheetsOf, slidesOf } from './sheets.ts';
import { type Shot, shotsOf } from './shots.ts';
import { clock, pagesOf, speechSeconds } from './timing.ts';

export function runStoryboarder(input: BoardInput): AgentResult {
  const script = input.layout === 'columns' ? readColumns(input.script) : readScreenplay(input.script);
  const shots = shotsOf(script, input);
  if (shots.length === 0 || !/\p{L}/u.test(input.script))
    throw new WorkFault(
      'There is nothing to see or to hear in it. Write at least one sentence of action or one speech.',
      'script',
    );
  const times: Times = {
    total: shots.reduce((sum, { seconds }) => sum + seconds, 0),
    speech: shots.reduce(
      (sum, { speech }) => sum + (speech === undefined ? 0 : speechSeconds(speech, input.rate)),
      0,
    ),
    pages: pagesOf(script),
  };
  const faults = faultsOf(script, shots);
  const over = times.total - input.wanted;
  return {
    summary: `${shots.length} shots in ${script.scenes.length} ${script.scenes.length === 1 ? 'scene' : 'scenes'} run ${clock(times.total)}, ${Math.abs(over) < 0.5 ? 'just as wanted' : `${writeAmount(Math.abs(over), 'number')} seconds ${over > 0 ? 'more' : 'less'} than the ${clock(input.wanted)} wanted`}; ${faults.length === 0 ? 'everything cuts together' : `${faults.length} ${faults.length === 1 ? 'cut needs' : 'cuts need'} a second look`}.`,
    values: {
      shots: shots.length,
      scenes: script.scenes.length,
      seconds: times.total,
      over,
      speechSeconds: times.speech,
      pages: times.pages,
      jumpCuts: faults.filter(({ rule }) => rule === 'Jump cut').length,
      crossings: faults.filter(({ rule }) => rule === '180-degree rule').length,
    },
    parts: [
      timeFigures(input, times, shots),
      ...sheetsOf(script, shots, input),
      ...continuityParts(faults),
      shotTable(shots),
      sceneTable(script, shots),
      {
        kind: 'chart',
        title: 'Length of the shots',
        chart: 'bar',
        category: { key: 'shot', label: 'Shot' },
        series: [{ key: 'seconds', label: 'Seconds' }],
        rows: shots
          .slice(0, mostFrames)
          .map(({ number, seconds }) => ({ shot: number, seconds: Math.round(seconds * 10) / 10 })),
        as: 'number',
      },
      advice(input, script, shots, times, faults),
    ],
    warnings: warningsOf(input, shots, times),
    workbook: shotWorkbook(shots, input),
    slides: slidesOf(script, shots, input),
    files: [shotFile(shots, script)],
  };
}

/** What to do about the length and the cuts, as a note to the director. */
function advice(
  input: BoardInput,
  script: Script,
  shots: readonly Shot[],
  times: Times,
  faults: readonly Fault[],
): DocumentPart {
  const over = times.total - input.wanted;
  const words = Math.ceil((Math.abs(over) * input.rate) / 60);
  const longest = shots.reduce((top, shot) => (shot.seconds > top.seconds ? shot : top));
  const spoken = script.scenes.reduce(
    (sum, { moments }) => sum + moments.reduce((inner, { speech }) => inner + wordsIn(speech?.text ?? ''), 0),
    0,
  );
  const length =
    Math.abs(over) < 0.5
      ? 'The board runs as long as it should.'
      : over > 0
        ? `The board is ${writeAmount(over, 'number')} seconds too long. ${words <= spoken ? `Cutting ${words} of its ${spoken} spoken words would do it alone` : 'Cutting speech alone cannot do it: leave out shots'}; the longest shot is ${longest.number} with ${writeAmount(longest.seconds, 'number')} seconds.`
        : `The board is ${writeAmount(-over, 'number')} seconds short. There is room for ${words} more spoken words, or for holding the wide shots longer.`;
  const gap = times.pages * 60 - times.total;
  return {
    kind: 'document',
    title: `${input.title}: notes to the director`,
    blocks: [
      { kind: 'heading', text: 'Length' },
      { kind: 'text', text: length },
      {
        kind: 'text',
        text: `By the rule of a page a minute the script would run ${clock(times.pages * 60)}. ${Math.abs(gap) > times.total * 0.3 ? `That is ${gap > 0 ? 'longer' : 'shorter'} than the board by more than a third of it: ${gap > 0 ? 'short speeches take many lines on a page' : 'the action asks for more time than its lines'}.` : 'The two agree well enough.'}`,
      },
      { kind: 'heading', text: 'Cutting' },
      faults.length === 0
        ? {
            kind: 'text',
            text: 'Sizes and angles change enough between shots of the same subject, and nobody changes sides.',
          }
        : { kind: 'list', items: faults.map(({ at, text }) => `${at}: ${text}`) },
      { kind: 'heading', text: 'How the frames are meant' },
      {
        kind: 'list',
        items: [
          'Arrows at the edge or in the corners show the camera, an arrow near the bottom shows a person who moves.',
          'Whoever appears first in a scene stands on the left and looks to the right; the next one stands on the right.',
          'A dark shape at the edge of a close shot is the shoulder of the one who listens.',
        ],
      },
    ],
  };
}

function warningsOf(input: BoardInput, shots: readonly Shot[], times: Times): string[] {
  const warnings: string[] = [];
  if (shots.length > mostFrames)
    warnings.push(
      `Frames are drawn for the first ${mostFrames} of ${shots.length} shots; the list has all of them.`,
    );
  const share = times.speech / Math.max(0.1, times.total);
  if (input.wanted <= 60 && share > 0.75)
    warnings.push('Three quarters of the time somebody speaks. A short film needs room for pictures.');
  if (shots.every(({ subjects }) => subjects.length === 0))
    warnings.push(
      'Nobody is named, so that no figures are drawn. Write names in capitals where people appear first, such as ANNA (34).',
    );
  return warnings;
}
