import { useMemo } from 'react';
import type { Shelf } from '../../../catalog/study/shelf.ts';
import { localDay } from '../../../kernel/local-day.ts';
import { dayNumber, dayOfNumber, streakOf } from '../../../methods/habit/streak.ts';
import { forecast, keptOf, minutesByDay, reviewsByDay } from '../../../methods/study/study-statistics.ts';
import { Card } from '../../ui/card.tsx';
import { Chart } from '../../ui/chart.tsx';
import { StatGrid, StatTile } from '../../ui/stat-tile.tsx';
import { HeatMap } from './heat-map.tsx';
import { momentOf } from './study-day.ts';

const dayMs = 86_400_000;
const shortDay = (day: string) =>
  new Date(`${day}T12:00:00`).toLocaleDateString('en', { day: 'numeric', month: 'short' });

/** What comes, what stays in mind, and what it costs. */
export function StudyStatistics({ shelf, deckId }: { shelf: Shelf; deckId: string }) {
  const figures = useMemo(() => figuresOf(shelf, deckId), [shelf, deckId]);
  const { kept, streak, coming, load, counts, today, states } = figures;
  return (
    <div className="grid grid-cols-1 gap-6 pt-4">
      <StatGrid>
        <StatTile
          label="Remembered, last 30 days"
          value={
            kept.asked === 0
              ? '–'
              : new Intl.NumberFormat('en', { style: 'percent' }).format(kept.remembered / kept.asked)
          }
          hint={
            kept.asked === 0
              ? 'No card has come back after a day yet.'
              : `of ${kept.asked.toLocaleString('en')} answers after a day or more`
          }
        />
        <StatTile label="Days in a row" value={streak.now} hint={`longest ${streak.longest}`} />
        <StatTile label="Cards begun" value={states.begun} hint={`${states.fresh} are new`} />
        <StatTile
          label="In mind for 3 weeks or more"
          value={states.mature}
          hint={`${states.leeches} do not stick`}
        />
      </StatGrid>
      <Card className="p-4 sm:p-5">
        <Chart
          title="What comes in the next two weeks"
          description="Cards that come up each day, if you answer all of them in time."
          kind="bar"
          rows={coming}
          category={{ key: 'day', label: 'Day' }}
          series={[{ key: 'cards', label: 'Cards' }]}
        />
      </Card>
      <Card className="p-4 sm:p-5">
        <Chart
          title="Minutes a day, last two weeks"
          kind="bar"
          rows={load}
          category={{ key: 'day', label: 'Day' }}
          series={[{ key: 'minutes', label: 'Minutes' }]}
        />
      </Card>
      <Card className="grid gap-3 p-4 sm:p-5">
        <h3 className="text-body font-semibold text-ink">Half a year of reviews</h3>
        <HeatMap counts={counts} today={today} />
      </Card>
    </div>
  );
}

function figuresOf(shelf: Shelf, deckId: string) {
  const now = Date.now();
  const moment = momentOf(now);
  const today = moment.day;
  const cards = shelf.cardsOf(deckId);
  const memories = cards.map(({ id }) => shelf.memoryOf(id));
  const lists = cards.map(({ id }) => shelf.reviewsOf(id));
  const reviews = lists.flat();
  const counts = reviewsByDay(reviews, localDay);
  const minutes = minutesByDay(reviews, localDay);
  const end = dayNumber(today);
  return {
    today,
    counts,
    kept: keptOf(lists, now - 30 * dayMs),
    streak: streakOf(counts.keys(), today),
    coming: forecast(memories, moment, 14).map((count, index) => ({
      day: shortDay(dayOfNumber(end + index)),
      cards: count,
    })),
    load: Array.from({ length: 14 }, (_, index) => dayOfNumber(end - 13 + index)).map((day) => ({
      day: shortDay(day),
      minutes: Math.round(10 * (minutes.get(day) ?? 0)) / 10,
    })),
    states: {
      fresh: memories.filter(({ state }) => state === 'new').length,
      begun: memories.filter(({ state }) => state !== 'new').length,
      mature: memories.filter(({ stability }) => stability >= 21).length,
      leeches: memories.filter(({ lapses }) => lapses >= 8).length,
    },
  };
}
