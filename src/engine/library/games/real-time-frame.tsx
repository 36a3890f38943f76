import { type ReactNode, useState } from 'react';
import { GameFrame, type GameScore } from './game-frame.tsx';
import { RealTimeButtons } from './real-time-buttons.tsx';
import { ScoreBoard } from './score-board.tsx';
import type { Phase } from './use-real-time.ts';

/** What is said in each phase of a game that runs by the clock. */
export function realTimeStatus(phase: Phase, running: string, over: string): string {
  return { ready: 'Press Start to play.', running, paused: 'Paused', over }[phase];
}

/** The frame of a game that runs by the clock, with its leaderboard where it has one. */
export function RealTimeFrame({
  title,
  status,
  scores,
  rules,
  tools,
  game,
  board,
  children,
}: {
  title: string;
  status: string;
  scores: readonly GameScore[];
  rules: readonly string[];
  tools?: ReactNode;
  game: { readonly phase: Phase; readonly start: () => void; readonly togglePause: () => void };
  board?: { readonly id: string; readonly score: number };
  children: ReactNode;
}) {
  const [saved, setSaved] = useState(false);
  function start(): void {
    setSaved(false);
    game.start();
  }
  const waiting = game.phase === 'over' && !saved && board !== undefined && board.score > 0;
  return (
    <GameFrame
      title={title}
      status={status}
      scores={scores}
      rules={rules}
      tools={
        <>
          {tools}
          <RealTimeButtons phase={game.phase} onStart={start} onPause={game.togglePause} />
        </>
      }
    >
      {children}
      {board === undefined ? null : (
        <ScoreBoard
          game={board.id}
          score={waiting ? board.score : undefined}
          onSaved={() => setSaved(true)}
        />
      )}
    </GameFrame>
  );
}
