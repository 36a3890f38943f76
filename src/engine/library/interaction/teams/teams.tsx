import { Plus, Users } from 'lucide-react';
import { useState } from 'react';
import { currentName } from '../../account/session.ts';
import type { Field } from '../../records/field.ts';
import { RecordForm } from '../../records/record-form.tsx';
import { newId } from '../../store/collection.ts';
import { createValue, useValue } from '../../store/value.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/card.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { say } from '../../ui/toast.tsx';
import { inText } from '../../words/in-text.ts';
import { ChoiceControl, TextControl } from '../parts/text-control.tsx';
import { join, leave, roleIn, setRole, type Team, type TeamRole, teamRoles } from './membership.ts';

/** By what they are called: teams, rooms, groups. */
const kept = createValue<Readonly<Record<string, readonly Team[]>>>('teams', {});

interface TeamsProps {
  /** What one of them is called: team, room, group. */
  one: string;
  many: string;
  teams: readonly Team[];
}

/** Groups of people: start one, join, leave, and see who does what. */
export function Teams({ one, many, teams: samples }: TeamsProps) {
  const [all, keepAll] = useValue(kept);
  const teams = all[many] ?? samples;
  const keep = (next: readonly Team[]) => keepAll({ ...all, [many]: next });
  const [text, setText] = useState('');
  const [making, setMaking] = useState(false);
  const word = inText(one);
  const fields: readonly Field[] = [
    { name: 'name', label: `Name of the ${word}`, kind: 'text', required: true },
    { name: 'about', label: 'What it is for', kind: 'long-text' },
  ];
  const mine = teams.filter((team) => roleIn(team, currentName()) !== undefined).length;
  const change = (next: Team) => keep(teams.map((team) => (team.id === next.id ? next : team)));
  return (
    <Panel
      title={`${many} (${teams.length}, ${mine} mine)`}
      tools={
        <Button look="primary" onClick={() => setMaking(true)}>
          <Plus aria-hidden="true" className="size-4" />
          Create {word}
        </Button>
      }
    >
      <TextControl label={`Find a ${word}`} type="search" value={text} onChange={setText} />
      <ul className="mt-4 grid gap-4 md:grid-cols-2">
        {teams
          .filter(({ name, about }) => `${name} ${about}`.toLowerCase().includes(text.trim().toLowerCase()))
          .map((team) => (
            <TeamCard
              key={team.id}
              team={team}
              onChange={change}
              onRemove={() => {
                keep(teams.filter(({ id }) => id !== team.id));
                say(`${team.name} is deleted.`, { undo: () => keep(teams) });
              }}
            />
          ))}
      </ul>
      {making ? (
        <Dialog title={`Create ${word}`} onClose={() => setMaking(false)}>
          <RecordForm
            fields={fields}
            submitLabel={`Create ${word} now`}
            onCancel={() => setMaking(false)}
            onSubmit={({ name, about }) => {
              const members = [{ name: currentName(), role: 'Owner' as const }];
              keep([{ id: newId(), name: String(name), about: String(about ?? ''), members }, ...teams]);
              setMaking(false);
              say(`${String(name)} is created.`);
            }}
          />
        </Dialog>
      ) : null}
    </Panel>
  );
}

interface TeamCardProps {
  team: Team;
  onChange: (team: Team) => void;
  onRemove: () => void;
}

function TeamCard({ team, onChange, onRemove }: TeamCardProps) {
  const me = currentName();
  const role = roleIn(team, me);
  return (
    <li className="grid content-start gap-3 rounded-control border border-line p-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="font-heading font-semibold">{team.name}</h3>
        <span className="inline-flex items-center gap-1 text-sm text-muted">
          <Users aria-hidden="true" className="size-4" />
          {team.members.length} {team.members.length === 1 ? 'member' : 'members'}
        </span>
      </div>
      <p className="text-sm">{team.about}</p>
      <ul aria-label={`Members of ${team.name}`} className="grid gap-2">
        {team.members.map((member) => (
          <li key={member.name} className="flex flex-wrap items-center justify-between gap-2">
            <span>{member.name === me ? `${member.name} (you)` : member.name}</span>
            {role === 'Owner' && member.name !== me ? (
              <ChoiceControl
                label={`Role of ${member.name}`}
                value={member.role}
                options={teamRoles}
                onChange={(next) => onChange(setRole(team, member.name, next as TeamRole))}
              />
            ) : (
              <Badge>{member.role}</Badge>
            )}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        {role === undefined ? (
          <Button
            look="primary"
            aria-label={`Join ${team.name}`}
            onClick={() => {
              onChange(join(team, me));
              say(`You are in ${team.name} now.`);
            }}
          >
            Join
          </Button>
        ) : (
          <Button
            aria-label={`Leave ${team.name}`}
            onClick={() => {
              onChange(leave(team, me));
              say(`You have left ${team.name}.`, { undo: () => onChange(team) });
            }}
          >
            Leave
          </Button>
        )}
        {role === 'Owner' ? (
          <Button aria-label={`Delete ${team.name}`} onClick={onRemove}>
            Delete
          </Button>
        ) : null}
      </div>
    </li>
  );
}
