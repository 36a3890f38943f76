import type {
  CardsPart,
  DocumentPart,
  FiguresPart,
  Part,
  Row,
  TablePart,
  WrittenAs,
} from '../../../../catalog/agent-desk/parts.ts';
import { writeAmount } from '../../../../catalog/agent-desk/write-amount.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Chart } from '../../../ui/chart.tsx';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { Prose } from '../../../ui/prose.tsx';
import { StatGrid, StatTile } from '../../../ui/stat-tile.tsx';
import { Table } from '../../../ui/table.tsx';
import { DrawingView } from './drawing-view.tsx';
import { textOfDocument } from './text-of-document.ts';
import { TimelineView } from './timeline-view.tsx';

const rightAligned: readonly string[] = ['money', 'percent', 'number', 'whole', 'times'];

/** One part of a result, as its kind is shown. */
export function PartView({ part, currency }: { part: Part; currency: string }) {
  switch (part.kind) {
    case 'figures':
      return <FiguresView part={part} currency={currency} />;
    case 'table':
      return <TableView part={part} currency={currency} />;
    case 'chart':
      return (
        <Chart
          title={part.title}
          {...(part.note === undefined ? {} : { description: part.note })}
          kind={part.chart}
          rows={part.rows}
          category={part.category}
          series={part.series}
          format={(value) => writeAmount(value, part.as, currency)}
          {...(part.stacked ? { stacked: true } : {})}
        />
      );
    case 'document':
      return <DocumentView part={part} />;
    case 'cards':
      return <CardsView part={part} />;
    case 'drawing':
      return <DrawingView part={part} />;
    case 'timeline':
      return <TimelineView part={part} />;
  }
}

const toneClass = { good: 'text-positive', bad: 'text-negative', plain: 'text-ink' } as const;

function FiguresView({ part, currency }: { part: FiguresPart; currency: string }) {
  return (
    <section aria-label={part.title} className="grid grid-cols-1 gap-3">
      <h3 className="text-body font-semibold text-ink">{part.title}</h3>
      <StatGrid>
        {part.figures.map(({ label, value, as, against, tone = 'plain' }) => (
          <StatTile
            key={label}
            label={label}
            value={<span className={toneClass[tone]}>{writeAmount(value, as, currency)}</span>}
            {...(against === undefined ? {} : { hint: against })}
          />
        ))}
      </StatGrid>
    </section>
  );
}

interface Line {
  readonly row: Row;
  readonly name: string;
}

/** Beyond this a table scrolls, and its words would be pressed into a narrow column. */
const manyColumns = 8;

/** A figure never breaks after its minus. */
function cellClass(as: WrittenAs, columns: number): string {
  if (rightAligned.includes(as)) return 'whitespace-nowrap';
  return columns > manyColumns ? 'block min-w-28' : '';
}

interface WrittenCell {
  readonly key: string;
  readonly as: WrittenAs;
  readonly currency: string;
  readonly columns: number;
}

function writtenCell({ key, as, currency, columns }: WrittenCell) {
  return ({ row }: Line) => (
    <span className={cellClass(as, columns)}>{writeAmount(row[key] ?? null, as, currency)}</span>
  );
}

function TableView({ part, currency }: { part: TablePart; currency: string }) {
  const rows = part.rows.map((row, index): Line => ({ row, name: String(index) }));
  return (
    <section className="grid min-w-0 grid-cols-1 gap-3">
      <h3 className="text-body font-semibold text-ink">{part.title}</h3>
      <Table
        caption={part.title}
        rows={rows}
        rowKey={({ name }) => name}
        columns={part.columns.map(({ key, label, as }) => ({
          key,
          header: label,
          align: rightAligned.includes(as) ? ('end' as const) : ('start' as const),
          cell: writtenCell({ key, as, currency, columns: part.columns.length }),
        }))}
      />
      {part.note === undefined ? null : <p className="text-small text-ink-muted">{part.note}</p>}
    </section>
  );
}

function DocumentView({ part }: { part: DocumentPart }) {
  return (
    <section className="grid min-w-0 grid-cols-1 gap-3 rounded-large border border-line bg-surface p-5 sm:p-6">
      <div className="flex items-center justify-between gap-4">
        <h3 className="text-lead font-semibold text-ink">{part.title}</h3>
        <CopyButton text={textOfDocument(part)} what={part.title} />
      </div>
      <Prose>
        {part.blocks.map((block, index) => {
          const key = `${block.kind}-${index}`;
          if (block.kind === 'heading') return <h4 key={key}>{block.text}</h4>;
          if (block.kind === 'text') return <p key={key}>{block.text}</p>;
          if (block.kind === 'quote')
            return (
              <blockquote key={key}>
                <p>{block.text}</p>
                {block.source === undefined ? null : <footer>{block.source}</footer>}
              </blockquote>
            );
          const items = block.items.map((item, at) => <li key={`${key}-${at}`}>{item}</li>);
          return block.numbered ? <ol key={key}>{items}</ol> : <ul key={key}>{items}</ul>;
        })}
      </Prose>
    </section>
  );
}

const cardTones = { good: 'positive', bad: 'negative', plain: 'neutral' } as const;

function CardsView({ part }: { part: CardsPart }) {
  return (
    <section className="grid min-w-0 grid-cols-1 gap-3">
      <h3 className="text-body font-semibold text-ink">{part.title}</h3>
      <ul className="grid grid-cols-1 gap-3 @xl:grid-cols-2 @4xl:grid-cols-3">
        {part.cards.map((card, index) => (
          <li
            key={`${card.title}-${index}`}
            className="grid grid-cols-1 content-start gap-2 rounded-large border border-line bg-surface p-4"
          >
            {card.colour === undefined ? null : (
              <span
                aria-hidden
                className="h-10 rounded-medium border border-line"
                style={{ backgroundColor: card.colour }}
              />
            )}
            <h4 className="text-small font-semibold wrap-anywhere text-ink">{card.title}</h4>
            <p className="text-small whitespace-pre-line text-ink-muted">{card.text}</p>
            {card.tags === undefined || card.tags.length === 0 ? null : (
              <p className="flex flex-wrap gap-1.5">
                {card.tags.map((tag) => (
                  <Badge key={tag} tone={cardTones[card.tone ?? 'plain']}>
                    {tag}
                  </Badge>
                ))}
              </p>
            )}
            {card.facts === undefined ? null : <p className="text-caption text-ink-faint">{card.facts}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
