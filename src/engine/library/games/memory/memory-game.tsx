import { useEffect, useState } from 'react';
import { GameFrame, LevelSelect } from '../game-frame.tsx';
import { ScoreBoard } from '../score-board.tsx';
import { type Square, SquareBoard } from '../square-board.tsx';
import { useBest } from '../use-best.ts';
import { clockText, useClock } from '../use-clock.ts';
import { useRandom } from '../use-random.ts';
import { type Deal, deal, isDone, turnBack, turnUp } from './rules.ts';

const levels = { 'Easy (12 cards)': 6, 'Medium (16 cards)': 8, 'Hard (24 cards)': 12 };
type Level = keyof typeof levels;
const levelNames = Object.keys(levels) as Level[];
const usualFaces = ['🍎', '🚀', '🐬', '🌵', '🎈', '🎸', '🍩', '⛵', '🦋', '⚽', '🍄', '🔑'];
const lookMs = 900;

const rules = [
  'Turn two cards in each move. Two that are alike stay open, others are turned back.',
  'Find all pairs in as few moves as you can.',
];

/** Turn two cards; pairs stay open. */
export function MemoryGame({
  title,
  faces = usualFaces,
  seed,
}: {
  title: string;
  /** What is on the cards: signs or short words. */
  faces?: readonly string[];
  seed?: number;
}) {
  const random = useRandom(seed);
  const [level, setLevel] = useState<Level>('Medium (16 cards)');
  const all = [...new Set([...faces, ...usualFaces])];
  const [cards, setCards] = useState<Deal>(() => deal(all.slice(0, levels[level]), random));
  const [saved, setSaved] = useState(false);
  const done = isDone(cards);
  const [seconds, resetClock] = useClock(cards.moves > 0 && !done);
  const { best, report } = useBest(`memory-${level}`, 'low');
  useEffect(() => {
    if (done) report(cards.moves);
  }, [done, cards.moves, report]);
  useEffect(() => {
    if (cards.up.length < 2) return;
    const timer = setTimeout(() => setCards(turnBack), lookMs);
    return () => clearTimeout(timer);
  }, [cards]);

  function begin(next: Level): void {
    setLevel(next);
    setCards(deal(all.slice(0, levels[next]), random));
    setSaved(false);
    resetClock();
  }
  const pairs = cards.found.length / 2;
  return (
    <GameFrame
      title={title}
      status={
        done ? `All pairs found in ${cards.moves} moves` : `${pairs} of ${cards.faces.length / 2} pairs found`
      }
      scores={[
        { label: 'Moves', value: cards.moves },
        { label: 'Time', value: clockText(seconds) },
        { label: 'Best', value: best === undefined ? '–' : `${best} moves` },
      ]}
      rules={rules}
      onNew={() => begin(level)}
      tools={<LevelSelect options={levelNames} value={level} onChange={begin} />}
    >
      <SquareBoard
        label="Memory cards"
        columns={cards.faces.length === 24 ? 6 : 4}
        width={cards.faces.length === 24 ? 'max-w-lg' : 'max-w-md'}
        gap="gap-2"
        square={cards.faces.length === 12 ? 'aspect-4/3' : 'aspect-square'}
        squares={squaresOf(cards)}
        onPress={(id) => setCards(turnUp(cards, Number(id) - 1))}
      />
      <ScoreBoard
        game="memory"
        order="low"
        unit=" moves"
        score={done && !saved ? cards.moves : undefined}
        onSaved={() => setSaved(true)}
      />
    </GameFrame>
  );
}

function squaresOf({ faces, up, found }: Deal): Square[] {
  return faces.map((face, index) => {
    const matched = found.includes(index);
    const shown = matched || up.includes(index);
    const long = face.length > 4;
    return {
      id: String(index + 1),
      label: `Card ${index + 1}, ${shown ? face : 'face down'}${matched ? ', pair found' : ''}`,
      disabled: shown,
      look: `rounded-control border ${shown ? `border-line bg-surface text-ink ${matched ? 'ring-2 ring-inset ring-primary' : ''}` : 'border-transparent bg-primary text-on-primary hover:brightness-95'} ${long ? 'text-xs sm:text-sm font-semibold' : 'text-3xl sm:text-4xl'}`,
      content: shown ? (
        <span data-face className="text-center break-words">
          {face}
        </span>
      ) : (
        <span aria-hidden="true" className="text-2xl opacity-70">
          ?
        </span>
      ),
    };
  });
}
