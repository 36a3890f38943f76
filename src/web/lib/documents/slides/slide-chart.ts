import type PptxGenJS from 'pptxgenjs';
import type { Slide } from '../../../../catalog/agent-desk/result.ts';
import { printColours, seriesColour } from '../print-look.ts';
import { type Place, slideColour } from './place.ts';
import { shortened } from './slide-text.ts';

type SlideChart = NonNullable<Slide['chart']>;

const mostLabel = 40;
const textLook = { fontFace: 'Calibri', color: slideColour(printColours.muted), size: 12 } as const;

/** A chart that PowerPoint knows as one: its numbers can be changed there. */
export function layChart(deck: PptxGenJS, slide: PptxGenJS.Slide, chart: SlideChart, place: Place): void {
  const [first] = chart.series;
  if (first === undefined || chart.labels.length === 0) return;
  const labels = chart.labels.map((label) => shortened(label, mostLabel));
  const series = chart.kind === 'pie' ? [first] : chart.series;
  const values = series.flatMap((one) => one.values);
  const kinds = { bar: deck.ChartType.bar, line: deck.ChartType.line, pie: deck.ChartType.pie } as const;
  const isPie = chart.kind === 'pie';
  // Names that are long are read from lying bars.
  const isLying = chart.kind === 'bar' && labels.some((label) => label.length > 90 / labels.length);
  slide.addChart(
    kinds[chart.kind],
    series.map((one) => ({
      name: shortened(one.name, mostLabel),
      // Lying bars are drawn from the bottom, and people read from the top.
      labels: isLying ? labels.toReversed() : labels,
      values: isLying ? one.values.toReversed() : [...one.values],
    })),
    {
      ...(isPie ? middleOf(place) : place),
      barDir: isLying ? 'bar' : 'col',
      barGapWidthPct: 55,
      chartColors: (isPie ? labels : series).map((_, index) => slideColour(seriesColour(index))),
      lineSize: 2,
      lineDataSymbolSize: 6,
      showLegend: isPie || series.length > 1,
      legendPos: isPie ? 'r' : 'b',
      legendFontFace: textLook.fontFace,
      legendFontSize: 14,
      legendColor: textLook.color,
      catAxisLabelFontFace: textLook.fontFace,
      catAxisLabelFontSize: textLook.size,
      catAxisLabelColor: textLook.color,
      valAxisLabelFontFace: textLook.fontFace,
      valAxisLabelFontSize: textLook.size,
      valAxisLabelColor: textLook.color,
      valAxisLabelFormatCode: formatOf(values),
      valGridLine: { color: slideColour(printColours.hairline), size: 0.75, style: 'solid' },
      catGridLine: { style: 'none' },
      valAxisLineShow: false,
      dataBorder: { pt: 1, color: 'FFFFFF' },
      showPercent: isPie,
      dataLabelColor: 'FFFFFF',
      dataLabelFontFace: textLook.fontFace,
      dataLabelFontSize: 14,
      altText: `${{ bar: 'Bars', line: 'Lines', pie: 'Shares' }[chart.kind]}: ${series.map(({ name }) => name).join(', ')}`,
    },
  );
}

/** A pie is round: in a wide place its legend would stand far away from it. */
function middleOf(place: Place): Place {
  const w = Math.min(place.w, place.h * 1.6);
  return { ...place, x: place.x + (place.w - w) / 2, w };
}

/** Digits after the point only where the values are small enough for them to matter. */
function formatOf(values: readonly number[]): string {
  const largest = Math.max(0, ...values.map((value) => Math.abs(value)));
  if (largest >= 20 || values.every((value) => Number.isInteger(value))) return '#,##0';
  return largest >= 1 ? '0.0' : '0.00';
}
