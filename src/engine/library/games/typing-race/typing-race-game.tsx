import { useEffect, useId, useState } from 'react';
import { Progress } from '../../ui/progress.tsx';
import { GameFrame, type GameScore, LevelSelect } from '../game-frame.tsx';
import { pick } from '../random.ts';
import { ScoreBoard } from '../score-board.tsx';
import { useBest } from '../use-best.ts';
import { useRandom } from '../use-random.ts';
import { typingTexts } from './texts.ts';

const rivals = { 'Slow rival (20 wpm)': 20, 'Quick rival (40 wpm)': 40, 'Fast rival (65 wpm)': 65 };
type Rival = keyof typeof rivals;
const rivalNames = Object.keys(rivals) as Rival[];
const lettersPerWord = 5;

const rules = [
  'Type the text exactly. A wrong letter is not taken and counts as a mistake.',
  'Be faster than the rival. Five letters count as a word.',
];

/** Type the text faster than the rival. The clock starts with the first letter. */
export function TypingRaceGame({
  title,
  texts = typingTexts,
  seed,
}: {
  title: string;
  texts?: readonly string[];
  seed?: number;
}) {
  const random = useRandom(seed);
  const [text, setText] = useState(() => pick(random, texts));
  const [typed, setTyped] = useState('');
  const [mistakes, setMistakes] = useState(0);
  const [rival, setRival] = useState<Rival>('Slow rival (20 wpm)');
  const [saved, setSaved] = useState(false);
  const { best, report } = useBest('typing-race');
  const done = typed === text;
  const watch = useStopwatch(typed !== '' && !done);
  const { seconds } = watch;
  const speed = seconds === 0 ? 0 : Math.round(typed.length / lettersPerWord / (seconds / 60));
  const rivalShare = Math.min(100, ((rivals[rival] * lettersPerWord * seconds) / 60 / text.length) * 100);
  const id = useId();
  useEffect(() => {
    if (done) report(speed);
  }, [done, speed, report]);
  function type(value: string): void {
    if (done) return;
    if (seconds === 0) watch.start();
    if (value === text) watch.stop();
    if (value.length > typed.length && !text.startsWith(value)) setMistakes(mistakes + 1);
    if (text.startsWith(value) || value.length < typed.length) setTyped(value);
  }
  function restart(): void {
    setText(pick(random, texts));
    setTyped('');
    watch.reset();
    setMistakes(0);
    setSaved(false);
  }
  const accuracy = accuracyOf(typed.length, mistakes);
  return (
    <GameFrame
      title={title}
      status={statusOf(typed, done, rivalShare < 100, speed, accuracy)}
      scores={scoresOf(speed, accuracy, mistakes, best)}
      rules={rules}
      onNew={restart}
      tools={<LevelSelect label="Rival" options={rivalNames} value={rival} onChange={setRival} />}
    >
      <TextWithCursor text={text} typed={typed} />
      <div>
        <label htmlFor={id} className="text-sm font-semibold">
          Type here
        </label>
        <textarea
          id={id}
          rows={3}
          value={typed}
          spellCheck={false}
          autoComplete="off"
          autoCapitalize="off"
          onChange={(event) => type(event.target.value)}
          onPaste={(event) => event.preventDefault()}
          className="mt-1 w-full rounded-control border border-line-strong bg-field p-3 text-ink"
        />
      </div>
      <Progress label="You" value={(typed.length / text.length) * 100} />
      <Progress label="Rival" value={rivalShare} />
      <ScoreBoard
        game="typing-race"
        unit=" wpm"
        score={done && !saved && speed > 0 ? speed : undefined}
        onSaved={() => setSaved(true)}
      />
    </GameFrame>
  );
}

function TextWithCursor({ text, typed }: { text: string; typed: string }) {
  return (
    <p data-text className="rounded-control bg-soft p-4 text-lg leading-relaxed">
      <span className="text-muted">{typed}</span>
      <span className="bg-primary text-on-primary">{text.charAt(typed.length)}</span>
      <span>{text.slice(typed.length + 1)}</span>
    </p>
  );
}

function accuracyOf(right: number, mistakes: number): number {
  return right === 0 ? 100 : Math.round((right / (right + mistakes)) * 100);
}

function scoresOf(speed: number, accuracy: number, mistakes: number, best: number | undefined): GameScore[] {
  return [
    { label: 'Speed', value: `${speed} wpm` },
    { label: 'Accuracy', value: `${accuracy}%` },
    { label: 'Mistakes', value: mistakes },
    { label: 'Best', value: best === undefined ? '–' : `${best} wpm` },
  ];
}

function statusOf(typed: string, done: boolean, won: boolean, speed: number, accuracy: number): string {
  if (done)
    return `${won ? 'You win the race' : 'The rival was faster'}: ${speed} words per minute, ${accuracy}% accurate`;
  return typed === '' ? 'Type the text below. The race starts with your first letter.' : 'Go on.';
}

/** Seconds since the start. Tenths are enough for a fair speed. */
function useStopwatch(running: boolean): {
  seconds: number;
  start: () => void;
  stop: () => void;
  reset: () => void;
} {
  const [span, setSpan] = useState<{ from: number; to: number }>();
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(
      () => setSpan((before) => (before === undefined ? before : { ...before, to: performance.now() })),
      100,
    );
    return () => clearInterval(timer);
  }, [running]);
  return {
    seconds: span === undefined ? 0 : Math.max(0.1, (span.to - span.from) / 1000),
    start: () => setSpan({ from: performance.now(), to: performance.now() }),
    stop: () => setSpan((before) => (before === undefined ? before : { ...before, to: performance.now() })),
    reset: () => setSpan(undefined),
  };
}
