import { useEffect, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { cardName, suitSign, suits } from '../cards/card.ts';
import { CardFace } from '../cards/card-face.tsx';
import { GameFrame } from '../game-frame.tsx';
import { useBest } from '../use-best.ts';
import { clockText, useClock } from '../use-clock.ts';
import { useKept } from '../use-kept.ts';
import { useRandom } from '../use-random.ts';
import { autoMove, deal, draw, isWon, type Layout, type Source, taken, toColumn, toHome } from './rules.ts';

const rules = [
  'Build all four suits from ace to king on the piles at the top.',
  'In the columns cards go down by one in alternating colours. Only a king goes to an empty column.',
  'Choose a card, then where it should go. A second press on the same card sends it where it fits.',
  'Draw turns up a card of the stock; when it is empty the waste is turned over.',
];

/** Klondike with one card at a time. */
export function SolitaireGame({ title, seed }: { title: string; seed?: number }) {
  const random = useRandom(seed);
  const [history, setHistory] = useState<readonly Layout[]>(() => [deal(random)]);
  const [chosen, setChosen] = useState<Source>();
  const [wins, setWins] = useKept('solitaire-wins', 0);
  const { best, report } = useBest('solitaire', 'low');
  const [first] = history;
  const layout = history.at(-1) ?? first ?? deal(random);
  const won = isWon(layout);
  const [seconds, resetClock] = useClock(layout.moves > 0 && !won);
  useEffect(() => {
    if (won) report(layout.moves);
  }, [won, layout.moves, report]);

  function show(next: Layout): void {
    setChosen(undefined);
    if (next === layout) return;
    setHistory([...history, next]);
    if (isWon(next)) setWins(wins + 1);
  }
  function choose(source: Source): void {
    if (chosen === undefined) setChosen(taken(layout, source).length > 0 ? source : undefined);
    else if (JSON.stringify(chosen) === JSON.stringify(source)) show(autoMove(layout, source));
    else if (source.from === 'waste') setChosen(source);
    else {
      const moved = toColumn(layout, chosen, source.from);
      if (moved === layout) setChosen(source);
      else show(moved);
    }
  }
  function undo(): void {
    setChosen(undefined);
    setHistory(history.slice(0, -1));
  }
  function restart(): void {
    setHistory([deal(random)]);
    setChosen(undefined);
    resetClock();
  }
  return (
    <GameFrame
      title={title}
      status={won ? `Solved in ${layout.moves} moves` : statusOf(layout, chosen)}
      scores={[
        { label: 'Moves', value: layout.moves },
        { label: 'Time', value: clockText(seconds) },
        { label: 'Won', value: wins },
        { label: 'Best', value: best === undefined ? '–' : `${best} moves` },
      ]}
      rules={rules}
      onNew={restart}
      tools={
        <Button disabled={history.length < 2 || won} onClick={undo}>
          Undo
        </Button>
      }
    >
      <TopRow
        layout={layout}
        chosen={chosen}
        onDraw={() => show(draw(layout))}
        onWaste={() => choose({ from: 'waste' })}
        onHome={() => (chosen === undefined ? undefined : show(toHome(layout, chosen)))}
      />
      <Columns layout={layout} chosen={chosen} onChoose={choose} />
    </GameFrame>
  );
}

function statusOf(layout: Layout, chosen: Source | undefined): string {
  const [card] = chosen === undefined ? [] : taken(layout, chosen);
  if (card !== undefined) return `Chosen: ${cardName(card)}. Press where it should go.`;
  return `${layout.home.reduce((sum, count) => sum + count, 0)} of 52 cards are home.`;
}

const pile = 'cursor-pointer rounded-control';

function TopRow({
  layout,
  chosen,
  onDraw,
  onWaste,
  onHome,
}: {
  layout: Layout;
  chosen: Source | undefined;
  onDraw: () => void;
  onWaste: () => void;
  onHome: () => void;
}) {
  const top = layout.waste.at(-1);
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button onClick={onDraw}>
        {layout.stock.length === 0 ? 'Turn waste over' : `Draw (${layout.stock.length})`}
      </Button>
      <button
        type="button"
        data-waste
        aria-label={top === undefined ? 'Waste, empty' : `Waste, ${cardName(top)}`}
        aria-pressed={chosen?.from === 'waste'}
        onClick={onWaste}
        className={`${pile} ${chosen?.from === 'waste' ? 'ring-4 ring-link' : ''}`}
      >
        {top === undefined ? <EmptyPlace text="" /> : <CardFace small card={top} />}
      </button>
      <div className="ml-auto flex gap-2">
        {suits.map((suit, index) => {
          const count = layout.home[index] ?? 0;
          return (
            <button
              key={suit}
              type="button"
              data-home={count}
              aria-label={`Home of ${suit}, ${count} cards`}
              onClick={onHome}
              className={pile}
            >
              {count === 0 ? (
                <EmptyPlace text={suitSign(suit)} />
              ) : (
                <CardFace small card={{ suit, rank: count === 1 ? 14 : count }} />
              )}
            </button>
          );
        })}
      </div>
    </div>
  );
}

function EmptyPlace({ text }: { text: string }) {
  return (
    <span className="grid h-14 w-10 place-items-center rounded-control border-2 border-dashed border-line-strong">
      {text}
    </span>
  );
}

function Columns({
  layout,
  chosen,
  onChoose,
}: {
  layout: Layout;
  chosen: Source | undefined;
  onChoose: (source: Source) => void;
}) {
  return (
    <div className="overflow-x-auto pb-2" tabIndex={0} role="region" aria-label="Columns">
      <div className="mx-auto grid w-fit grid-cols-7 gap-1.5 sm:gap-3">
        {layout.columns.map(({ hidden, open }, column) => (
          <div key={column} data-column={column} className="flex min-h-40 flex-col">
            {hidden.map((_, index) => (
              <span key={index} className="-mb-11">
                <CardFace small card={undefined} />
              </span>
            ))}
            {open.map((card, index) => {
              const on = chosen?.from === column && 'card' in chosen && index >= chosen.card;
              return (
                <button
                  key={cardName(card)}
                  type="button"
                  aria-label={`Column ${column + 1}, ${cardName(card)}`}
                  aria-pressed={on}
                  onClick={() => onChoose({ from: column, card: index })}
                  className={`${pile} ${index < open.length - 1 ? '-mb-7' : ''} ${on ? 'ring-4 ring-link' : ''}`}
                >
                  <CardFace small card={card} />
                </button>
              );
            })}
            {hidden.length + open.length === 0 ? (
              <button
                type="button"
                aria-label={`Column ${column + 1}, empty`}
                onClick={() => onChoose({ from: column, card: 0 })}
                className={pile}
              >
                <EmptyPlace text="" />
              </button>
            ) : null}
          </div>
        ))}
      </div>
    </div>
  );
}
