import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/card.tsx';
import { beep } from '../parts/beep.ts';
import { createResults, KeptResults, keepResult } from '../parts/kept-results.tsx';
import { readNumber } from '../parts/number-text.ts';
import { ChoiceButtons, NumberField } from '../parts/tool-fields.tsx';
import { EventCountdown } from './event-countdown.tsx';
import {
  countdownText,
  intervalPhases,
  pomodoroPhases,
  stateAt,
  stopwatchText,
  type TimerPhase,
} from './timer-plan.ts';
import { useElapsed } from './use-elapsed.ts';

const finished = createResults('timers');

const kinds = [
  { value: 'countdown', label: 'Countdown' },
  { value: 'stopwatch', label: 'Stopwatch' },
  { value: 'pomodoro', label: 'Pomodoro' },
  { value: 'interval', label: 'Intervals' },
  { value: 'event', label: 'Until a date' },
] as const;

export type TimerKind = (typeof kinds)[number]['value'];

interface PlanInput {
  readonly name: string;
  readonly label: string;
  readonly start: string;
}

type PlanKind = Exclude<TimerKind, 'stopwatch' | 'event'>;

const inputs: Readonly<Record<PlanKind, readonly PlanInput[]>> = {
  countdown: [
    { name: 'minutes', label: 'Minutes', start: '5' },
    { name: 'seconds', label: 'Seconds', start: '0' },
  ],
  pomodoro: [
    { name: 'work', label: 'Focus (minutes)', start: '25' },
    { name: 'pause', label: 'Short break (minutes)', start: '5' },
    { name: 'long', label: 'Long break (minutes)', start: '15' },
    { name: 'rounds', label: 'Rounds', start: '4' },
  ],
  interval: [
    { name: 'work', label: 'Work (seconds)', start: '30' },
    { name: 'pause', label: 'Rest (seconds)', start: '10' },
    { name: 'rounds', label: 'Rounds', start: '8' },
  ],
};

function phasesOf(kind: PlanKind, number: (name: string) => number): readonly TimerPhase[] {
  if (kind === 'pomodoro')
    return pomodoroPhases(number('work'), number('pause'), number('long'), Math.round(number('rounds')));
  if (kind === 'interval')
    return intervalPhases(number('work'), number('pause'), Math.round(number('rounds')));
  return [{ label: 'Time left', seconds: number('minutes') * 60 + number('seconds') }];
}

/** A countdown, a stopwatch with laps, a pomodoro and an interval timer. */
export function Timer({ title, only }: { title: string; only?: readonly TimerKind[] }) {
  const offered = kinds.filter(
    ({ value }) => only === undefined || only.length === 0 || only.includes(value),
  );
  const [kind, setKind] = useState<TimerKind>(only?.[0] ?? 'countdown');
  return (
    <div className="grid grid-cols-1 gap-6">
      <Panel title={title}>
        <div className="grid grid-cols-1 gap-5">
          {offered.length < 2 ? null : (
            <ChoiceButtons label="Kind of timer" options={offered} value={kind} onChange={setKind} />
          )}
          {kind === 'stopwatch' ? (
            <Stopwatch />
          ) : kind === 'event' ? (
            <EventCountdown />
          ) : (
            <PlanTimer key={kind} kind={kind} />
          )}
        </div>
      </Panel>
      <KeptResults results={finished} />
    </div>
  );
}

function Face({ text, label }: { text: string; label: string }) {
  return (
    <div className="grid justify-items-center gap-1 rounded-card bg-primary px-4 py-8 text-on-primary">
      <p className="text-sm font-semibold">{label}</p>
      <p role="timer" data-time className="font-mono text-5xl font-bold tabular-nums sm:text-7xl">
        {text}
      </p>
    </div>
  );
}

function PlanTimer({ kind }: { kind: PlanKind }) {
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>(() =>
    Object.fromEntries(inputs[kind].map(({ name, start }) => [name, start])),
  );
  const time = useElapsed();
  const wrong = inputs[kind].find(({ name }) => {
    const value = readNumber(texts[name] ?? '');
    return value === undefined || value < 0 || value > 1000;
  });
  const phases = wrong === undefined ? phasesOf(kind, (name) => readNumber(texts[name] ?? '') ?? 0) : [];
  const whole = phases.reduce((sum, { seconds }) => sum + seconds, 0);
  const { phase, index, left } = stateAt(phases, time.ms);
  const over = time.ms > 0 && phase === undefined;
  const last = useRef(0);
  const { pause } = time;
  useEffect(() => {
    if (index === last.current) return;
    last.current = index;
    if (index > 0) beep(over ? 880 : 660, 0.5);
    if (!over) return;
    pause();
    keepResult(
      finished,
      `${kinds.find(({ value }) => value === kind)?.label ?? ''} finished:`,
      countdownText(whole * 1000),
    );
  }, [index, over, pause, kind, whole]);
  return (
    <div className="grid grid-cols-1 gap-5">
      <div className="grid grid-cols-2 gap-4 sm:grid-cols-4">
        {inputs[kind].map(({ name, label }) => (
          <NumberField
            key={name}
            label={label}
            value={texts[name] ?? ''}
            disabled={time.running}
            fault={wrong?.name === name ? 'Enter a number from 0 to 1000.' : undefined}
            onChange={(text) => {
              setTexts({ ...texts, [name]: text });
              time.reset();
            }}
          />
        ))}
      </div>
      <Face text={countdownText(left)} label={over ? 'Time is up' : (phase?.label ?? 'Set a time')} />
      <p role="status" data-result className="font-semibold">
        {over ? 'Time is up.' : time.running ? 'Running' : time.ms > 0 ? 'Paused' : 'Ready'}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button
          look="primary"
          disabled={whole === 0 || over}
          onClick={() => (time.running ? time.pause() : time.start())}
        >
          {time.running ? 'Pause' : time.ms > 0 && !over ? 'Resume' : 'Start'}
        </Button>
        <Button onClick={time.reset}>Reset</Button>
      </div>
    </div>
  );
}

function Stopwatch() {
  const time = useElapsed(47);
  const [laps, setLaps] = useState<readonly number[]>([]);
  return (
    <div className="grid grid-cols-1 gap-5">
      <Face text={stopwatchText(time.ms)} label="Stopwatch" />
      <p role="status" data-result className="font-semibold">
        {time.running ? 'Running' : time.ms > 0 ? 'Stopped' : 'Ready'}
        {laps.length === 0 ? '' : `, ${laps.length} laps`}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button
          look="primary"
          onClick={() => {
            if (time.running) {
              time.pause();
              keepResult(finished, 'Stopwatch:', stopwatchText(time.ms));
            } else time.start();
          }}
        >
          {time.running ? 'Stop' : time.ms > 0 ? 'Resume' : 'Start'}
        </Button>
        <Button disabled={!time.running} onClick={() => setLaps([...laps, time.ms])}>
          Lap
        </Button>
        <Button
          onClick={() => {
            time.reset();
            setLaps([]);
          }}
        >
          Reset
        </Button>
      </div>
      <ol className="grid grid-cols-1 gap-1">
        {laps.map((lap, index) => (
          <li
            key={lap}
            data-lap
            className="flex justify-between gap-3 border-b border-line py-1.5 tabular-nums"
          >
            <span>Lap {index + 1}</span>
            <span>{stopwatchText(lap - (laps[index - 1] ?? 0))}</span>
            <span className="font-semibold">{stopwatchText(lap)}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
