import type { ReactElement } from 'react';
import {
  Area,
  AreaChart,
  Bar,
  BarChart,
  CartesianGrid,
  Cell,
  Line,
  LineChart,
  Pie,
  PieChart,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import type { ChartFigure } from './chart-figure.ts';
import { ChartTooltip } from './chart-tooltip.tsx';

const chartColours = 6;

/** The drawing alone. It has no words of its own for a screen reader: `Chart` brings the table. */
export function ChartDrawing(figure: ChartFigure) {
  return (
    <ResponsiveContainer width="100%" height="100%" minWidth={0}>
      {draw(figure)}
    </ResponsiveContainer>
  );
}

function draw(figure: ChartFigure): ReactElement {
  const data = [...figure.rows];
  const frame = { data, accessibilityLayer: false, margin: { top: 8, right: 8, bottom: 0, left: 0 } };
  switch (figure.kind) {
    case 'line':
      return (
        <LineChart {...frame}>
          {axes(figure)}
          {figure.series.map(({ key, label }, index) => (
            <Line
              key={key}
              dataKey={key}
              name={label}
              type="monotone"
              stroke={colour(index)}
              strokeWidth={2}
              dot={false}
              activeDot={{ r: 4, strokeWidth: 0 }}
              isAnimationActive={false}
            />
          ))}
        </LineChart>
      );
    case 'area':
      return (
        <AreaChart {...frame}>
          {axes(figure)}
          {figure.series.map(({ key, label }, index) => (
            <Area
              key={key}
              dataKey={key}
              name={label}
              type="monotone"
              stroke={colour(index)}
              strokeWidth={2}
              fill={colour(index)}
              fillOpacity={0.16}
              isAnimationActive={false}
              {...(figure.stacked === true ? { stackId: 'all' } : {})}
            />
          ))}
        </AreaChart>
      );
    case 'bar':
      return (
        <BarChart {...frame}>
          {axes(figure)}
          {figure.series.map(({ key, label }, index) => (
            <Bar
              key={key}
              dataKey={key}
              name={label}
              fill={colour(index)}
              maxBarSize={40}
              radius={figure.stacked === true ? 0 : [4, 4, 0, 0]}
              isAnimationActive={false}
              {...(figure.stacked === true ? { stackId: 'all' } : {})}
            />
          ))}
        </BarChart>
      );
    case 'pie':
      return drawPie(figure);
  }
}

function drawPie({ rows, category, series, format }: ChartFigure): ReactElement {
  return (
    <PieChart accessibilityLayer={false}>
      <Tooltip content={<ChartTooltip format={format} />} isAnimationActive={false} />
      <Pie
        data={[...rows]}
        dataKey={series[0]?.key ?? ''}
        nameKey={category.key}
        innerRadius="62%"
        outerRadius="96%"
        paddingAngle={2}
        cornerRadius={3}
        stroke="none"
        rootTabIndex={-1}
        isAnimationActive={false}
      >
        {rows.map((row, index) => (
          <Cell key={String(row[category.key])} fill={colour(index)} />
        ))}
      </Pie>
    </PieChart>
  );
}

function axes({ kind, category, format }: ChartFigure) {
  const words = { fill: 'var(--ink-faint)', fontSize: 12 };
  return (
    <>
      <CartesianGrid vertical={false} stroke="var(--line)" />
      <XAxis
        dataKey={category.key}
        tick={words}
        tickLine={false}
        axisLine={{ stroke: 'var(--line-strong)' }}
        tickMargin={8}
        minTickGap={24}
      />
      <YAxis
        tick={words}
        tickLine={false}
        axisLine={false}
        width="auto"
        {...(format === undefined ? {} : { tickFormatter: format })}
      />
      <Tooltip
        content={<ChartTooltip format={format} />}
        cursor={kind === 'bar' ? { fill: 'var(--line)' } : { stroke: 'var(--line-strong)' }}
        isAnimationActive={false}
      />
    </>
  );
}

function colour(index: number): string {
  return `var(--chart-${(index % chartColours) + 1})`;
}
