import type { TimelineItem, TimelinePart } from '../../../../catalog/agent-desk/parts.ts';
import { writeAmount } from '../../../../catalog/agent-desk/write-amount.ts';
import { printColours } from '../print-look.ts';
import { dayNumber, ticksOfDays } from './day-ticks.ts';
import { baseline, type Flow } from './flow.ts';
import { contentWidth, sheet } from './sheet.ts';

const labelWidth = 168;
const barLeft = sheet.left + labelWidth + 14;
const barWidth = contentWidth - labelWidth - 14;
const nameSize = 8.5;
const noteSize = 7.5;
const lineHeight = 11.5;
const barHeight = 9;
const axisHeight = 20;
const mostNameLines = 4;

/** Bars over days, with the days in words beside them. The axis stands on every page. */
export function layTimeline(flow: Flow, { items }: TimelinePart): void {
  const known = items.filter(
    ({ start, end }) => Number.isFinite(dayNumber(start)) && Number.isFinite(dayNumber(end)),
  );
  if (known.length === 0) return;
  const from = Math.min(...known.map(({ start }) => dayNumber(start)));
  const to = Math.max(...known.map(({ end }) => dayNumber(end))) + 1;
  const x = (day: number) => barLeft + ((day - from) / Math.max(1, to - from)) * barWidth;
  const ticks = ticksOfDays(from, to, barWidth / 46);
  const drawAxis = () => {
    for (const { day, label } of ticks) {
      const last = barLeft + barWidth - flow.type.width(label, noteSize);
      flow.text(label, Math.min(x(day), last), flow.y + 10, { size: noteSize, colour: printColours.faint });
    }
    flow.y += axisHeight - 4;
    flow.rule(flow.y, printColours.line, 0.8);
    flow.y += 4;
  };
  flow.need(axisHeight + 60);
  drawAxis();
  let group: string | undefined;
  for (const item of known) {
    const names = namesOf(flow, item);
    const groupHeight = item.group !== undefined && item.group !== group ? 17 : 0;
    const height = (names.length + 1) * lineHeight + 6;
    if (flow.room < height + groupHeight) {
      flow.breakPage();
      drawAxis();
    }
    for (const { day } of ticks)
      flow.line(
        [
          [x(day), flow.y],
          [x(day), flow.y + height + groupHeight],
        ],
        { stroke: printColours.hairline, width: 0.5 },
      );
    if (groupHeight > 0 && item.group !== undefined) {
      flow.shortText(item.group, sheet.left, flow.y + 11, labelWidth, { size: nameSize, face: 'bold' });
      flow.y += groupHeight;
    }
    group = item.group;
    drawItem(flow, item, names, x, height);
    flow.y += height;
  }
  flow.y += 4;
  if (known.some(({ critical }) => critical)) drawLegend(flow);
}

function namesOf(flow: Flow, { label }: TimelineItem): string[] {
  return flow.type.wrap(label.slice(0, 400), labelWidth, nameSize).slice(0, mostNameLines);
}

function drawItem(
  flow: Flow,
  item: TimelineItem,
  names: readonly string[],
  x: (day: number) => number,
  height: number,
): void {
  for (const [line, name] of names.entries())
    flow.text(name, sheet.left, flow.y + line * lineHeight + 2 + nameSize * baseline, { size: nameSize });
  const days = item.end === item.start ? '' : ` – ${writeAmount(item.end, 'date')}`;
  flow.text(
    `${writeAmount(item.start, 'date')}${days}`,
    sheet.left,
    flow.y + names.length * lineHeight + 1 + noteSize * baseline,
    { size: noteSize, colour: printColours.faint },
  );
  const left = x(dayNumber(item.start));
  const right = Math.max(left + 2, x(dayNumber(item.end) + 1));
  flow.rect(left, flow.y + (height - barHeight) / 2 - 2, right - left, barHeight, {
    fill: item.critical ? printColours.bad : printColours.accent,
    round: 2,
  });
}

function drawLegend(flow: Flow): void {
  flow.need(16);
  let left = barLeft;
  for (const [label, colour] of [
    ['Critical: a delay moves the end', printColours.bad],
    ['Has slack', printColours.accent],
  ] as const) {
    flow.rect(left, flow.y + 3, 8, 8, { fill: colour, round: 2 });
    flow.text(label, left + 12, flow.y + 10, { size: noteSize, colour: printColours.muted });
    left += flow.type.width(label, noteSize) + 30;
  }
  flow.y += 16;
}
