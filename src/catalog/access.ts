/** What a person can be let into, beyond being signed in. An admin may open all of it. */
export const accessNames = [
  'admin',
  'seo',
  'goodIdea',
  'gaming',
  'special',
  'training',
  'curriculum',
  'strategic',
  'wealthX',
  'elite',
] as const;

export type AccessName = (typeof accessNames)[number];

/** What is given by an admin as a grant, under the name that the admin panel calls it by. */
export const grantNames: Readonly<Partial<Record<AccessName, string>>> = {
  seo: 'SEO',
  goodIdea: 'Good Idea',
  gaming: 'Gaming',
  special: 'Learning assistant',
  training: 'Training',
  wealthX: 'Wealth X',
  elite: 'Elite agents',
};
