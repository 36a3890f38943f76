import type { CardsPart, ChartPart, FiguresPart, TablePart } from '../../agent-desk/parts.ts';
import type { Beat } from './beat.ts';
import { type Measure, placeAt, scenesOf, spanOf } from './measure.ts';

export function actFigures(beats: readonly Beat[], measure: Measure): FiguresPart {
  const acts = [...new Set(beats.map(({ act }) => act))];
  return {
    kind: 'figures',
    title: 'Where the parts end',
    figures: acts.map((act) => {
      const last = beats.findLast((beat) => beat.act === act);
      const end = last?.to ?? 1;
      return {
        label: `End of ${act.charAt(0).toLowerCase()}${act.slice(1)}`,
        value: placeAt(end, measure),
        as: 'whole',
        against: measure.unit === 'page' ? `of ${measure.length} pages or minutes` : 'words from the start',
      };
    }),
  };
}

export function beatTable(beats: readonly Beat[], measure: Measure): TablePart {
  return {
    kind: 'table',
    title: 'Beat sheet',
    columns: [
      { key: 'beat', label: 'Beat', as: 'text' },
      { key: 'place', label: 'Where', as: 'text' },
      { key: 'text', label: 'What happens', as: 'text' },
    ],
    rows: beats.map((beat) => ({ beat: beat.name, place: spanOf(beat, measure), text: beat.text })),
    note:
      measure.unit === 'page'
        ? 'A page of a screenplay in the usual format plays about one minute.'
        : 'A page of a manuscript in the usual format has about 250 words.',
  };
}

const shifts = { up: 'ends better', down: 'ends worse', even: 'stays level' } as const;

export function sceneCards(beats: readonly Beat[], measure: Measure): CardsPart {
  return {
    kind: 'cards',
    title: 'Scene cards',
    cards: beats.map((beat, index) => {
      const scenes = scenesOf(beat, measure);
      return {
        title: `${index + 1}. ${beat.name}`,
        text: `${beat.goal} ${beat.turn}`,
        tags: [beat.act, shifts[beat.shift]],
        facts: `${spanOf(beat, measure)} · about ${scenes} ${scenes === 1 ? 'scene' : 'scenes'}`,
        tone: beat.shift === 'up' ? 'good' : beat.shift === 'down' ? 'bad' : 'plain',
      };
    }),
  };
}

export function tensionChart(beats: readonly Beat[], measure: Measure): ChartPart {
  return {
    kind: 'chart',
    title: 'Tension',
    chart: 'area',
    category: { key: 'place', label: measure.unit === 'page' ? 'Minute' : 'Word' },
    series: [{ key: 'tension', label: 'Tension' }],
    rows: beats.map((beat) => ({
      place: `${placeAt((beat.from + beat.to) / 2, measure).toLocaleString('en', { maximumFractionDigits: 0 })} ${beat.name}`,
      tension: beat.tension,
    })),
    as: 'whole',
    note: 'From 0, nothing is at stake, to 100, everything is. The shape belongs to the structure; the peaks are yours to earn.',
  };
}
