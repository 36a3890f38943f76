import { Download } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { currentName } from '../../account/session.ts';
import { inDays, today } from '../../store/sample-dates.ts';
import { createValue, useValue } from '../../store/value.ts';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/card.tsx';
import { download } from '../../ui/download.ts';
import { ScrollArea } from '../../ui/scroll-area.tsx';
import { StatRow } from '../../ui/stat.tsx';
import { say } from '../../ui/toast.tsx';
import { toCsv } from '../../views/csv.ts';
import { formatDay } from '../../words/format-day.ts';
import { TextControl } from '../parts/text-control.tsx';
import { useList } from '../parts/use-list.ts';
import { countOn, keyOf, type Sheet, type State, sheetRows, states, totals } from './attendance.ts';

const keptPeople = createValue<readonly string[] | null>('attendance-people', null);
const keptSheet = createValue<Sheet | null>('attendance-sheet', null);

function sampleSheet(people: readonly string[]): Sheet {
  const marks = [-1, -2, -3].flatMap((days) =>
    people.map((person, index): [string, State] => [
      keyOf(inDays(days), person),
      states[(index * 2 - days) % 5] ?? 'Present',
    ]),
  );
  return Object.fromEntries(marks);
}

/** Who is there on which day. */
export function AttendanceSheet({ people: samples }: { people: readonly string[] }) {
  const [people, keepPeople] = useList(keptPeople, samples);
  const [stored, keep] = useValue(keptSheet);
  const sheet = stored ?? sampleSheet(samples);
  const [day, setDay] = useState(today);
  const counts = countOn(sheet, day, people);
  const mark = (names: readonly string[], state: State) =>
    keep({ ...sheet, ...Object.fromEntries(names.map((name) => [keyOf(day, name), state])) });
  function checkIn(): void {
    const me = currentName();
    if (!people.includes(me)) keepPeople([...people, me]);
    keep({ ...sheet, [keyOf(today(), me)]: 'Present' });
    setDay(today());
    say(`${me} is checked in for today.`);
  }
  return (
    <div className="grid grid-cols-1 gap-6">
      <StatRow
        stats={[
          ...states.map((state) => ({ label: state, value: String(counts[state]) })),
          {
            label: 'Not marked',
            value: String(people.length - counts.Present - counts.Late - counts.Absent),
          },
        ]}
      />
      <Panel
        title={`Attendance on ${formatDay(day)}`}
        tools={
          <Button look="primary" onClick={checkIn}>
            Check me in
          </Button>
        }
      >
        <div className="flex flex-wrap items-end gap-3">
          <div className="min-w-44">
            <TextControl
              label="Day"
              type="date"
              value={day}
              onChange={(value) => setDay(value === '' ? today() : value)}
            />
          </div>
          <Button onClick={() => mark(people, 'Present')}>Mark all present</Button>
        </div>
        <ul className="mt-4 grid grid-cols-1 gap-2">
          {people.map((person) => (
            <PersonRow
              key={person}
              person={person}
              state={sheet[keyOf(day, person)]}
              onMark={(state) => mark([person], state)}
            />
          ))}
        </ul>
        <AddPerson
          people={people}
          onAdd={(name) => {
            keepPeople([...people, name]);
            say(`${name} is on the list.`);
          }}
        />
      </Panel>
      <TotalsPanel sheet={sheet} people={people} />
    </div>
  );
}

interface PersonRowProps {
  person: string;
  state: State | undefined;
  onMark: (state: State) => void;
}

function PersonRow({ person, state, onMark }: PersonRowProps) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-2 border-b border-line pb-2 last:border-0">
      <span className="font-semibold">{person}</span>
      <span role="group" aria-label={`Attendance of ${person}`} className="flex flex-wrap gap-1">
        {states.map((one) => (
          <Button
            key={one}
            look={one === state ? 'primary' : 'plain'}
            aria-pressed={one === state}
            aria-label={`${person}: ${one}`}
            className="px-3"
            onClick={() => onMark(one)}
          >
            {one}
          </Button>
        ))}
      </span>
    </li>
  );
}

function AddPerson({ people, onAdd }: { people: readonly string[]; onAdd: (name: string) => void }) {
  const [name, setName] = useState('');
  const [fault, setFault] = useState<string>();
  return (
    <form
      className="mt-4 flex flex-wrap items-end gap-3"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        const plain = name.trim();
        const found =
          plain === ''
            ? 'Write a name.'
            : people.includes(plain)
              ? 'This name is already on the list.'
              : undefined;
        setFault(found);
        if (found !== undefined) return;
        onAdd(plain);
        setName('');
      }}
    >
      <div className="min-w-0 flex-1 basis-52">
        <TextControl label="Add a person" value={name} onChange={setName} fault={fault} />
      </div>
      <Button type="submit">Add person</Button>
    </form>
  );
}

function TotalsPanel({ sheet, people }: { sheet: Sheet; people: readonly string[] }) {
  return (
    <Panel
      title="Totals"
      tools={
        <Button
          onClick={() => {
            download('attendance.csv', toCsv(sheetRows(sheet)), 'text/csv');
            say('The attendance is exported as attendance.csv.');
          }}
        >
          <Download aria-hidden="true" className="size-4" />
          Export CSV
        </Button>
      }
    >
      <ScrollArea label="Totals of attendance">
        <table className="w-full text-left text-sm">
          <thead>
            <tr className="border-b border-line text-muted">
              {['Name', ...states, 'Rate'].map((title) => (
                <th key={title} scope="col" className="p-2 font-medium">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {totals(sheet, people).map(({ person, counts, rate }) => (
              <tr key={person} className="border-b border-line last:border-0">
                <th scope="row" className="p-2 font-semibold">
                  {person}
                </th>
                {states.map((state) => (
                  <td key={state} className="p-2 tabular-nums">
                    {counts[state]}
                  </td>
                ))}
                <td className="p-2 tabular-nums">{rate === undefined ? '–' : `${rate}%`}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollArea>
    </Panel>
  );
}
