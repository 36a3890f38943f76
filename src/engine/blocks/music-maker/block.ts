import { z } from 'zod';
import { defineBlock } from '../../block.ts';
import { emitGame, saidIn } from '../../fit/game-fit.ts';
import type { ProofCase } from '../../proof/proof-step.ts';

const tools = ['Piano', 'Drums', 'Metronome'] as const;
const asked: readonly (readonly [tool: (typeof tools)[number], title: string, pattern: RegExp])[] = [
  ['Piano', 'Piano', /piano|keyboard|synth|melody|\bnotes?\b/],
  ['Drums', 'Drum machine', /drum|beat ?maker|beat machine|rhythm|sequencer/],
  ['Metronome', 'Metronome', /metronome|tempo|\bbpm\b/],
];
const props = z.object({ only: z.array(z.enum(tools)).optional() });

export const block = defineBlock<z.infer<typeof props>>({
  id: 'music-maker',
  title: 'Music maker',
  words: [
    'piano',
    'virtual piano',
    'online piano',
    'piano keyboard',
    'play piano',
    'piano app',
    'drum machine',
    'drum kit',
    'drum pad',
    'virtual drum',
    'play drum',
    'beat maker',
    'make beat',
    'music maker',
    'make music',
    'compose music',
    'music composition',
    'synthesizer',
    'step sequencer',
    'music sequencer',
    'metronome',
    'tap tempo',
    'virtual instrument',
    'musical instrument simulator',
    'sound board',
  ],
  size: 'app',
  props,
  example: {},
  fit(need) {
    const found = asked.filter(([, , pattern]) => pattern.test(saidIn(need)));
    const [first] = found;
    if (first === undefined) return { title: 'Music maker', props: {} };
    return {
      title: found.length === 1 ? first[1] : 'Music maker',
      props: { only: found.map(([tool]) => tool) },
    };
  },
  emit: emitGame('MusicMaker', 'tools/music/music-maker.tsx', 'Music maker'),
  prove({ only }, _section, { page }) {
    const open = { do: 'open', path: page.path } as const;
    const has = (tool: (typeof tools)[number]) =>
      only === undefined || only.length === 0 || only.includes(tool);
    const choose = (name: string) => (only?.length === 1 ? [] : [{ do: 'press', name } as const]);
    const cases: ProofCase[] = [];
    if (has('Piano'))
      cases.push({
        name: 'Keys sound and are recorded',
        steps: [
          open,
          ...choose('Piano'),
          { do: 'press', name: 'Record' },
          { do: 'press-at', selector: '[data-key="E4"]' },
          { do: 'see', text: 'Playing E4' },
          { do: 'key', key: 'g' },
          { do: 'see', text: 'Recorded: 2 notes (E4 G4)' },
          { do: 'reload' },
          { do: 'see', text: 'Recorded: 2 notes' },
        ],
      });
    if (has('Drums'))
      cases.push({
        name: 'A pattern is set and played',
        steps: [
          open,
          ...choose('Drums'),
          { do: 'press', name: 'Clap, step 3' },
          { do: 'count', selector: '[aria-label="Clap, step 3"][aria-pressed="true"]', min: 1, max: 1 },
          { do: 'press', name: 'Start' },
          { do: 'see', text: 'Playing, step' },
          { do: 'press', name: 'Stop' },
          { do: 'see', text: 'Stopped' },
        ],
      });
    if (has('Metronome'))
      cases.push({
        name: 'The metronome beats',
        steps: [
          open,
          ...choose('Metronome'),
          { do: 'press', name: '3 beats' },
          { do: 'press', name: 'Start' },
          { do: 'see', text: 'of 3' },
          { do: 'press', name: 'Stop' },
          { do: 'see', text: 'Stopped' },
        ],
      });
    return cases;
  },
});
