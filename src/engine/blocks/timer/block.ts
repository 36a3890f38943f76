import { z } from 'zod';
import { defineBlock } from '../../block.ts';
import { emitGame, saidIn } from '../../fit/game-fit.ts';
import type { ProofCase } from '../../proof/proof-step.ts';

const kinds = ['countdown', 'stopwatch', 'pomodoro', 'interval', 'event'] as const;
const asked: readonly (readonly [kind: (typeof kinds)[number], title: string, pattern: RegExp])[] = [
  ['pomodoro', 'Pomodoro timer', /pomodoro|focus timer|focus session|study timer/],
  ['stopwatch', 'Stopwatch', /stop ?watch|lap time|\blaps?\b/],
  ['interval', 'Interval timer', /interval|tabata|hiit|workout timer|rounds?\b/],
  [
    'event',
    'Countdown',
    /launch|event|wedding|birthday|new year|holiday|until|days left|to (?:a|the) (?:specific |given )?date|date time|exam date|opening/,
  ],
  ['countdown', 'Countdown timer', /count ?down|kitchen timer|egg timer/],
];

const props = z.object({ only: z.array(z.enum(kinds)).optional() });

export const block = defineBlock<z.infer<typeof props>>({
  id: 'timer',
  title: 'Timer',
  words: [
    'timer',
    'timer app',
    'countdown',
    'countdown timer',
    'count down',
    'stopwatch',
    'stop watch',
    'lap timer',
    'pomodoro',
    'pomodoro timer',
    'focus timer',
    'focus mode',
    'study timer',
    'productivity timer',
    'interval timer',
    'workout timer',
    'tabata timer',
    'hiit timer',
    'kitchen timer',
    'egg timer',
    'meditation timer',
    'set timer',
    'start timer',
    'time countdown',
    'launch countdown',
    'event countdown',
    'countdown to date',
    'day until',
    'day left',
  ],
  size: 'app',
  props,
  example: {},
  fit(need) {
    const found = asked.filter(([, , pattern]) => pattern.test(saidIn(need)));
    const [first] = found;
    if (first === undefined) return { title: 'Timer', props: {} };
    return {
      title: found.length === 1 ? first[1] : 'Timer',
      props: { only: found.map(([kind]) => kind) },
    };
  },
  emit: emitGame('Timer', 'tools/timer/timer.tsx', 'Timer'),
  prove({ only }, _section, { page }) {
    const open = { do: 'open', path: page.path } as const;
    const has = (kind: (typeof kinds)[number]) =>
      only === undefined || only.length === 0 || only.includes(kind);
    const choose = (name: string) => (only?.length === 1 ? [] : [{ do: 'press', name } as const]);
    const cases: ProofCase[] = [];
    if (has('countdown'))
      cases.push({
        name: 'A countdown runs to its end, which is kept',
        steps: [
          open,
          ...choose('Countdown'),
          { do: 'fill', label: 'Minutes', value: '0' },
          { do: 'fill', label: 'Seconds', value: '0.3' },
          { do: 'press', name: 'Start' },
          { do: 'see', text: 'Time is up' },
          { do: 'see', text: 'History (1)' },
          { do: 'press', name: 'Reset' },
          { do: 'see', text: 'Ready' },
        ],
      });
    if (has('stopwatch'))
      cases.push({
        name: 'The stopwatch runs, takes laps and stops',
        steps: [
          open,
          ...choose('Stopwatch'),
          { do: 'press', name: 'Start' },
          { do: 'see', text: 'Running' },
          { do: 'wait', ms: 100 },
          { do: 'press', name: 'Lap' },
          { do: 'count', selector: '[data-lap]', min: 1, max: 1 },
          { do: 'press', name: 'Stop' },
          { do: 'see', text: 'Stopped' },
        ],
      });
    if (has('pomodoro'))
      cases.push({
        name: 'A pomodoro begins with focus and pauses',
        steps: [
          open,
          ...choose('Pomodoro'),
          { do: 'see', text: '25:00' },
          { do: 'press', name: 'Start' },
          { do: 'see', text: 'Focus 1 of 4' },
          { do: 'press', name: 'Pause' },
          { do: 'see', text: 'Paused' },
        ],
      });
    if (has('event'))
      cases.push({
        name: 'The days to a date are counted, and the date is kept',
        steps: [
          open,
          ...choose('Until a date'),
          { do: 'fill', label: 'Event', value: 'Regatta' },
          { do: 'see', text: 'days until Regatta' },
          { do: 'fill', label: 'Date and time', value: '2020-05-17T10:30' },
          { do: 'see', text: 'The moment has come' },
          { do: 'reload' },
          ...choose('Until a date'),
          { do: 'see', text: 'Regatta' },
        ],
      });
    if (has('interval') && cases.length === 0)
      cases.push({
        name: 'Intervals start with work',
        steps: [open, { do: 'press', name: 'Start' }, { do: 'see', text: 'Work 1 of 8' }],
      });
    return cases;
  },
});
