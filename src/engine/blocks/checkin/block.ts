import { z } from 'zod';
import { defineBlock } from '../../block.ts';
import { peopleIn } from '../../fit/domain-words.ts';

const props = z.object({ people: z.array(z.string()).min(1) });

/** Who is present on which day. */
export const block = defineBlock<z.infer<typeof props>>({
  id: 'checkin',
  title: 'Attendance',
  words: [
    'attendance',
    'attendance management',
    'attendance tracking',
    'attendance record',
    'attendance system',
    'attendance statistics',
    'take attendance',
    'mark attendance',
    'record attendance',
    'track attendance',
    'manage attendance',
    'student attendance',
    'employee attendance',
    'attendance sheet',
    'clock in',
    'clock-in',
    'clock in and out',
    'punch in',
    'roll call',
    'sign-in sheet',
    'attendance check-in',
  ],
  size: 'page',
  props,
  example: { people: ['Nora Fields', 'Felix Brandt', 'Iris Tanaka'] },
  fit: (need) => ({ title: 'Attendance', props: { people: peopleIn(need, 6) } }),
  emit: ({ people }, _section, { file }) => ({
    tag: file.use('AttendanceSheet', 'interaction/checkin/attendance-sheet.tsx'),
    props: { people },
  }),
  prove({ people: [first = ''] }, _section, { page }) {
    return [
      {
        name: 'People are marked for a day, counted, kept and exported',
        steps: [
          { do: 'open', path: page.path },
          { do: 'press', name: 'Mark all present' },
          { do: 'press', name: `${first}: Absent` },
          { do: 'press', name: 'Check me in' },
          { do: 'see', text: 'is checked in for today' },
          { do: 'reload' },
          { do: 'count', selector: `[aria-label="${first}: Absent"][aria-pressed="true"]`, min: 1 },
          { do: 'press', name: 'Export CSV' },
          { do: 'see', text: 'The attendance is exported' },
        ],
      },
    ];
  },
});
