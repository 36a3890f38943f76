import { expect, test } from 'vitest';
import { join, leave, roleIn, setRole, type Team } from './membership.ts';

const team: Team = {
  id: 't',
  name: 'Rowers',
  about: '',
  members: [
    { name: 'Nora', role: 'Owner' },
    { name: 'Felix', role: 'Member' },
  ],
};

test('joining twice changes nothing', () => {
  const joined = join(team, 'Iris');
  expect(roleIn(joined, 'Iris')).toBe('Member');
  expect(join(joined, 'Iris').members).toHaveLength(3);
});

test('a team is never left without an owner', () => {
  expect(roleIn(leave(team, 'Nora'), 'Felix')).toBe('Owner');
  expect(leave(leave(team, 'Nora'), 'Felix').members).toEqual([]);
});

test('a role is given to one person', () => {
  expect(setRole(team, 'Felix', 'Moderator').members.map(({ role }) => role)).toEqual(['Owner', 'Moderator']);
});
