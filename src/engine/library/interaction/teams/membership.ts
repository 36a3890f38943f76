export const teamRoles = ['Owner', 'Moderator', 'Member'] as const;
export type TeamRole = (typeof teamRoles)[number];

export interface Member {
  readonly name: string;
  readonly role: TeamRole;
}

export interface Team {
  readonly id: string;
  readonly name: string;
  readonly about: string;
  readonly members: readonly Member[];
}

export function roleIn(team: Team, name: string): TeamRole | undefined {
  return team.members.find((member) => member.name === name)?.role;
}

export function join(team: Team, name: string): Team {
  return roleIn(team, name) === undefined
    ? { ...team, members: [...team.members, { name, role: 'Member' }] }
    : team;
}

/** Without the person. When the last owner goes, the member who is there longest takes over. */
export function leave(team: Team, name: string): Team {
  const members = team.members.filter((member) => member.name !== name);
  if (members.some(({ role }) => role === 'Owner')) return { ...team, members };
  return {
    ...team,
    members: members.map((member, index) => (index === 0 ? { ...member, role: 'Owner' } : member)),
  };
}

export function setRole(team: Team, name: string, role: TeamRole): Team {
  return {
    ...team,
    members: team.members.map((member) => (member.name === name ? { ...member, role } : member)),
  };
}
