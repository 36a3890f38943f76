import { useEffect, useRef, useState } from 'react';
import { createValue, useValue } from '../../store/value.ts';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/card.tsx';
import { ScrollArea } from '../../ui/scroll-area.tsx';
import { beep } from '../parts/beep.ts';
import { inPlaces } from '../parts/in-places.ts';
import { ChoiceButtons, RangeField } from '../parts/tool-fields.tsx';
import { beatMs, drums, type Pattern, patternOf, patternSteps, pianoKeys, tappedTempo } from './notes.ts';
import { playDrum } from './play-drum.ts';

const tools = ['Piano', 'Drums', 'Metronome'] as const;
export type MusicTool = (typeof tools)[number];

const keptSong = createValue<readonly string[]>('piano-recording', []);
const keptPattern = createValue<Pattern>(
  'drum-pattern',
  patternOf({ Kick: 'x...x...', Snare: '..x...x.', 'Hi-hat': 'xxxxxxxx' }),
);
const keptTempo = createValue('tempo', 100);

/** A piano, a drum machine and a metronome whose sounds are made in the browser. */
export function MusicMaker({ title, only }: { title: string; only?: readonly MusicTool[] }) {
  const offered = tools.filter((tool) => only === undefined || only.length === 0 || only.includes(tool));
  const [tool, setTool] = useState<MusicTool>(offered[0] ?? 'Piano');
  return (
    <Panel title={title}>
      <div className="grid grid-cols-1 gap-5">
        {offered.length < 2 ? null : (
          <ChoiceButtons label="Instrument" options={offered} value={tool} onChange={setTool} />
        )}
        {tool === 'Piano' ? <Piano /> : tool === 'Drums' ? <DrumMachine /> : <Metronome />}
      </div>
    </Panel>
  );
}

function Piano() {
  const [song, setSong] = useValue(keptSong);
  const [recording, setRecording] = useState(false);
  const [sounding, setSounding] = useState('');
  const timers = useRef<ReturnType<typeof setTimeout>[]>([]);
  useEffect(() => () => timers.current.forEach(clearTimeout), []);
  function play(name: string, record = recording): void {
    const key = pianoKeys.find((one) => one.name === name);
    if (key === undefined) return;
    beep(key.frequency, 0.8, 'triangle');
    setSounding(name);
    if (record) setSong([...keptSong.get(), name]);
  }
  function replay(): void {
    timers.current.forEach(clearTimeout);
    timers.current = song.map((name, index) => setTimeout(() => play(name, false), index * 350));
  }
  return (
    <div
      className="grid grid-cols-1 gap-4"
      onKeyDown={(event) => {
        const key = pianoKeys.find((one) => one.letter === event.key.toLowerCase());
        if (key !== undefined && !event.repeat && !event.ctrlKey && !event.metaKey) play(key.name);
      }}
    >
      <ScrollArea label="Piano">
        <div role="group" aria-label="Keys" className="flex min-w-max items-start p-1 pb-2">
          {pianoKeys.map((key) => (
            <button
              key={key.name}
              type="button"
              aria-label={key.name}
              data-key={key.name}
              onPointerDown={() => play(key.name)}
              onClick={(event) => {
                // A press by keyboard has no pointer before it.
                if (event.detail === 0) play(key.name);
              }}
              className={`grid cursor-pointer content-end justify-items-center rounded-b-control border border-line-strong pb-2 text-xs ${key.black ? 'relative z-10 -mx-5 h-32 w-10 bg-ink text-ground' : 'h-48 w-14 bg-field text-ink'} ${sounding === key.name ? 'outline-4 outline-primary' : ''}`}
            >
              <span aria-hidden="true">{key.name}</span>
              <span aria-hidden="true" className="uppercase">
                {key.letter}
              </span>
            </button>
          ))}
        </div>
      </ScrollArea>
      <p role="status" data-result>
        {sounding === '' ? 'Press a key, or use the letters on them.' : `Playing ${sounding}.`}{' '}
        {song.length === 0 ? '' : `Recorded: ${song.length} notes (${song.slice(-12).join(' ')}).`}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button
          look={recording ? 'danger' : 'primary'}
          aria-pressed={recording}
          onClick={() => setRecording(!recording)}
        >
          {recording ? 'Stop recording' : 'Record'}
        </Button>
        <Button disabled={song.length === 0} onClick={replay}>
          Play recording
        </Button>
        <Button disabled={song.length === 0} onClick={() => setSong([])}>
          Clear recording
        </Button>
      </div>
    </div>
  );
}

/** Counts steps while it runs and calls for each of them. */
function useBeat(running: boolean, ms: number, onStep: (step: number) => void): number {
  const [step, setStep] = useState(0);
  const call = useRef(onStep);
  useEffect(() => {
    call.current = onStep;
  });
  useEffect(() => {
    if (!running) return undefined;
    let at = -1;
    function beat(): void {
      at += 1;
      call.current(at);
      setStep(at);
    }
    const first = setTimeout(beat, 0);
    const timer = setInterval(beat, ms);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
    };
  }, [running, ms]);
  return step;
}

function DrumMachine() {
  const [pattern, setPattern] = useValue(keptPattern);
  const [tempo, setTempo] = useValue(keptTempo);
  const [running, setRunning] = useState(false);
  const step = useBeat(running, beatMs(tempo) / 2, (at) => {
    for (const drum of drums) if (pattern[drum][at % patternSteps] === true) playDrum(drum);
  });
  return (
    <div className="grid grid-cols-1 gap-4">
      <div role="group" aria-label="Pads" className="grid grid-cols-3 gap-3 sm:grid-cols-6">
        {drums.map((drum) => (
          <Button key={drum} look="primary" className="min-h-20" onClick={() => playDrum(drum)}>
            {drum}
          </Button>
        ))}
      </div>
      <ScrollArea label="Pattern">
        <table className="text-sm">
          <tbody>
            {drums.map((drum) => (
              <tr key={drum}>
                <th scope="row" className="pr-3 text-left">
                  {drum}
                </th>
                {inPlaces(pattern[drum]).map(({ key, at, item: on }) => (
                  <td key={key} className="p-0.5">
                    <button
                      type="button"
                      aria-pressed={on}
                      aria-label={`${drum}, step ${at + 1}`}
                      onClick={() => setPattern({ ...pattern, [drum]: pattern[drum].with(at, !on) })}
                      className={`size-11 cursor-pointer rounded-control border-2 ${on ? 'bg-primary' : 'bg-field'} ${running && step % patternSteps === at ? 'border-ink' : 'border-line-strong'}`}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollArea>
      <RangeField label="Tempo" unit=" bpm" min={40} max={220} value={tempo} onChange={setTempo} />
      <p role="status" data-result>
        {running ? `Playing, step ${(step % patternSteps) + 1}` : 'Stopped'}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button look="primary" onClick={() => setRunning(!running)}>
          {running ? 'Stop' : 'Start'}
        </Button>
        <Button onClick={() => setPattern(patternOf({}))}>Clear pattern</Button>
      </div>
    </div>
  );
}

function Metronome() {
  const [tempo, setTempo] = useValue(keptTempo);
  const [beats, setBeats] = useState<'2' | '3' | '4' | '6'>('4');
  const [running, setRunning] = useState(false);
  const [taps, setTaps] = useState<readonly number[]>([]);
  const step = useBeat(running, beatMs(tempo), (at) =>
    beep(at % Number(beats) === 0 ? 1200 : 800, 0.06, 'square', 0.15),
  );
  return (
    <div className="grid grid-cols-1 gap-4">
      <p className="text-center font-heading text-5xl font-bold tabular-nums">{tempo} bpm</p>
      <div aria-hidden="true" className="flex justify-center gap-3">
        {Array.from({ length: Number(beats) }, (_, at) => (
          <span
            key={at}
            className={`size-8 rounded-full ${running && step % Number(beats) === at ? 'bg-primary' : 'bg-soft'}`}
          />
        ))}
      </div>
      <RangeField label="Tempo" unit=" bpm" min={40} max={220} value={tempo} onChange={setTempo} />
      <ChoiceButtons
        label="Beats in a bar"
        options={(['2', '3', '4', '6'] as const).map((value) => ({ value, label: `${value} beats` }))}
        value={beats}
        onChange={setBeats}
      />
      <p role="status" data-result>
        {running ? `Beat ${(step % Number(beats)) + 1} of ${beats}` : 'Stopped'}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button look="primary" onClick={() => setRunning(!running)}>
          {running ? 'Stop' : 'Start'}
        </Button>
        <Button
          onClick={() => {
            const next = [...taps.filter((at) => performance.now() - at < 3000), performance.now()];
            setTaps(next);
            const tapped = tappedTempo(next);
            if (tapped !== undefined) setTempo(Math.min(220, Math.max(40, tapped)));
          }}
        >
          Tap tempo
        </Button>
      </div>
    </div>
  );
}
